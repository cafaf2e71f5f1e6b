import{a as t}from"./chunk-QWYCMDOD.js";function a(r){return r<1024*1024?`${t(Math.max(1,Math.round(r/1024)))} KB`:`${t(Math.round(r*10/1024/1024)/10)} MB`}export{a};
