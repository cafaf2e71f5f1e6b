import{fa as r}from"./chunk-4M7AKV6Y.js";var e="pages",t=a=>`${r.adminDashboard.href()}/${e}/${a}`,s="my-pages",i=a=>`${r.facultyDashboard.href()}/${s}/${a}`;export{e as a,t as b,s as c,i as d};
