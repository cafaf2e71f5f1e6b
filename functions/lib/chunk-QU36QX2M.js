import{a as t}from"./chunk-7ZPDEP2G.js";import{b as o}from"./chunk-KNUNJMV3.js";var a=r=>t(o,r);export{a};
