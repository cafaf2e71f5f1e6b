import"./chunk-JVJEEWQD.js";
