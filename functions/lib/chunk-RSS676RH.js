import{a as e}from"./chunk-7K6RSV6G.js";var a={name:"check",size:24,node:[["path",{d:"M20 6 9 17l-5-5",key:"1gmf2c"}]]};a.node;var o=e(a);export{o as a};
