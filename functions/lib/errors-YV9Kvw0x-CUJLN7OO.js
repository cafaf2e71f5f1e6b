import"./chunk-OOJM4CTU.js";var l={byCode:null,ofField:null};export{l as default};
