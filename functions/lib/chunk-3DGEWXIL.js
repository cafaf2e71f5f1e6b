function u(){let e=Promise.resolve();return r=>{let t=e.then(r);return e=t.catch(()=>{}),t}}export{u as a};
