var t=198e5;function n(e){return new Date(e.getTime()+t).toISOString().slice(0,-1).replace(/(:00)?\.000$/,"")}function o(e){return e===""?void 0:new Date(`${e}+05:30`)}export{n as a,o as b};
