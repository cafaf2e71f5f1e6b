import{a as e}from"./chunk-4M7AKV6Y.js";import{e as a}from"./chunk-YCAQD7DI.js";var t=r=>a(Object.values(e.courses),r);export{t as a};
