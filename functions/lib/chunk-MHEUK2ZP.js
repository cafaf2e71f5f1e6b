import{Ia as e,q as s}from"./chunk-4M7AKV6Y.js";var i=()=>({...s().faculty.profile.details,...e().profiles.fields});export{i as a};
