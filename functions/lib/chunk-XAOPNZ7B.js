function n({x:u,y:a}){let[o,t]=[Math.round(u*10),Math.round(a*10)];return{...o!==5&&{"data-focus-x":o},...t!==5&&{"data-focus-y":t}}}export{n as a};
