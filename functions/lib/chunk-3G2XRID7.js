var r="device";function o(){try{let t=localStorage.getItem(r);if(t&&/^[\w-]{36}$/.test(t))return t;let e=crypto.randomUUID();return localStorage.setItem(r,e),e}catch{return}}export{o as a};
