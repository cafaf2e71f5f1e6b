import{a as o,i as a}from"./chunk-E7OWLZEI.js";var t=r=>o(r)??a[r][1];export{t as a};
