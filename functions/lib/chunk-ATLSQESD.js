import{b as e}from"./chunk-HXUBJP7I.js";var i=e();function r(t){return(0,i.jsx)("input",{...t,type:"email",autoComplete:"email",autoCapitalize:"none",spellCheck:!1})}export{r as a};
