import{a as e}from"./chunk-7K6RSV6G.js";var a={name:"arrow-left",size:24,node:[["path",{d:"m12 19-7-7 7-7",key:"1l729n"}],["path",{d:"M19 12H5",key:"x3x0zl"}]]};a.node;var t=e(a);export{t as a};
