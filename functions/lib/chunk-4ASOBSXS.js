import{a as s}from"./chunk-LYK3EFEE.js";var a=async()=>(await import("./watch-sessions-DQBxuLy5-62TNVQF5.js")).watchSessions,e=()=>s(a,"sessions");export{e as a};
