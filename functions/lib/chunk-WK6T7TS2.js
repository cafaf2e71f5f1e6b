import{d as o}from"./chunk-KGP6TJX2.js";import{a as m}from"./chunk-7ZPDEP2G.js";function a(t){let n=m(o,t);return[...new Map(n.map(e=>[e.id,e])).values()]}export{a};
