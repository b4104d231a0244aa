import PetMapAPI
import PetMapClient
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct FileKeeperTests {
  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test func `stored items survive a restart and are private to the owner`() {
    let folder = TemporaryDirectory()
    let path = folder.file("a/b")
    #expect(FileKeeper(directory: path).load(.photo) == nil)
    let photo = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(FileKeeper(directory: path).save([1], as: .photo))
    #expect(FileKeeper(directory: path).save(photo, as: .photo))
    #expect(FileKeeper(directory: path).load(.photo) == photo)
    #expect(FileKeeper(directory: path).load(.pendingReport) == nil)
    #expect(mode(path) == 0o700)
    #expect(mode(folder.file("a")) == 0o700)
    #expect(TemporaryDirectory.names(in: path) == ["photo"])
    #expect(mode(path + "/photo") == 0o600)
    FileKeeper(directory: path).clear()
    #expect(TemporaryDirectory.names(in: path) == [])
  }

  @Test func `failing to store an item is reported`() {
    let folder = TemporaryDirectory()
    #expect(FileKeeper(directory: folder.path).save([1], as: .photo))
    let keeper = FileKeeper(directory: folder.file("photo/inside"))
    #expect(!keeper.save([1], as: .photo))
    #expect(keeper.load(.photo) == nil)
  }

  @Test func `a symbolic link in place of a file is not followed`() {
    let folder = TemporaryDirectory()
    let keeper = FileKeeper(directory: folder.path)
    #expect(keeper.save([1, 2, 3], as: .draft))
    #expect(unsafe symlink(folder.file("draft"), folder.file("photo")) == 0)
    #expect(keeper.load(.photo) == nil)
    #expect(keeper.save([4], as: .photo))
    #expect(keeper.load(.draft) == [1, 2, 3])
    #expect(keeper.load(.photo) == [4])
  }
}
