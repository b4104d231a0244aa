import { load } from "../petmap.js";
import { serve } from "../worker.js";

serve(load());
