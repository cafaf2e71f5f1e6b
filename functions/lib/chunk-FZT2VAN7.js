import{H as r}from"./chunk-4M7AKV6Y.js";var a=r(),i=t=>(0,a.data)(t,{status:t.status==="ready"&&!t.value?404:200});export{i as a};
