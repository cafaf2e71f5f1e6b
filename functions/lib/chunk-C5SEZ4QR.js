async function i(o,t){for(let e=0;e<t.length;e+=500){let r=o.batch();for(let n of t.slice(e,e+500))r.delete(n);await r.commit()}return t.length}export{i as a};
