import{a,b,c,d,e}from"./chunk-HK2UCTJR.js";import"./chunk-LHYDFOMR.js";import"./chunk-4BQMCYN6.js";import"./chunk-OOJM4CTU.js";export{c as a,b as i,a as n,d as r,e as t};
