/** Inline, and allowed by its hash. */
export const docsStyle = `
:root{--paper:#fffdf8;--sand:#f8f2e4;--line:#e6dcc6;--ink:#211f3d;--muted:#5b5873;--indigo:#1f1d52;--soft:#f1f2fb;--gold:#8f5200;--mark:#ee9d14}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:4.5rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.75rem system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
h1,h2{font-family:Georgia,"Noto Serif",serif;font-weight:600;text-wrap:balance}
h1{font-size:clamp(2rem,5vw,2.75rem);line-height:1.15;margin:.25rem 0 1rem}
h2{font-size:2rem;line-height:2.5rem;color:var(--indigo);margin:0}
h2::after{content:"";display:block;width:3rem;height:3px;background:var(--mark);margin-top:.5rem}
h4{margin:1.5rem 0 .5rem;font-size:1.0625rem}h5{margin:1rem 0 .25rem;font-size:.9375rem;color:var(--muted)}
a{color:#2c2b6e;text-underline-offset:.2em}
:focus-visible{outline:3px solid #c97a0a;outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;background:#fff;padding:.5rem 1rem;z-index:2}
header{background:#15143a;color:#fff}header a{color:#fbd27a}
header div,main,nav ul{max-width:64rem;margin:0 auto;padding:0 1rem}
header div{padding-block:2.5rem 2rem}header p{max-width:46rem;margin:.5rem 0}.over{font-size:.9375rem}
nav{position:sticky;top:0;background:var(--sand);border-bottom:1px solid var(--line);z-index:1}
nav ul{display:flex;gap:.25rem 1.5rem;list-style:none;overflow-x:auto;white-space:nowrap}
nav a{display:block;padding:.625rem 0;font-weight:600;text-decoration:none}nav a:hover{text-decoration:underline}
main{padding-block:1rem 4rem}section{margin-top:2.5rem}section>p{color:var(--muted);margin:.5rem 0 1rem}
details{background:#fff;border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:0 1rem}
details[open]{padding-bottom:1rem;box-shadow:0 1px 2px rgb(31 29 82/.06),0 8px 24px -8px rgb(31 29 82/.14)}
summary{position:relative;cursor:pointer;padding:.75rem 2rem .75rem 0;display:grid;grid-template-columns:1fr;gap:.125rem;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";position:absolute;right:.25rem;top:.75rem;color:var(--muted);font-size:1.25rem}
details[open]>summary::after{content:"\\2212"}
summary:focus-visible{outline-offset:0;border-radius:.25rem}
h3{margin:0;font-size:1.0625rem;font-weight:600;display:flex;gap:.75rem;align-items:baseline;min-width:0}
h3 code{background:none;padding:0;overflow-wrap:anywhere}
.summary{color:var(--muted);font-size:.9375rem;line-height:1.5rem}
.method{flex:none;width:4.25rem;text-align:center;border-radius:.25rem;font-size:.8125rem;line-height:1.5rem;font-weight:700;background:#d5d8f0;color:var(--indigo)}
.post{background:#e6f2ea;color:#1c5f43}.put{background:#fdeabf;color:#6b3d00}.delete{background:#fcebe8;color:#a8261c}
code,pre{font:.9375rem/1.5rem ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{background:var(--soft);border-radius:.25rem;padding:0 .25rem;overflow-wrap:anywhere}
pre{background:var(--soft);border-radius:.5rem;padding:.75rem 1rem;overflow-x:auto;margin:0}pre code{padding:0;background:none;overflow-wrap:normal}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
thead th{border:0;color:var(--muted);font-weight:600}tbody th{font-weight:600;width:16rem}
.required{color:var(--gold);font-size:.8125rem;white-space:nowrap}td ul{margin:.25rem 0;padding-left:1.25rem}
@media (max-width:768px){tbody th{width:40%}h3{display:block}.method{display:inline-block;margin-right:.5rem}}
@media print{nav{display:none}}
`
