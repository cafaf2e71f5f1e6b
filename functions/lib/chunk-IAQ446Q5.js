import{b as r,c as o}from"./chunk-L6MUIGDT.js";function s(t){return t&&o(r.facultyPhoto(t))}export{s as a};
