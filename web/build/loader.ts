type LoaderFiles = { entry: string; preload: readonly string[] }

/**
 * The script that stands in the page itself and brings all others: on the first touch, key or press, or once the page
 * has loaded, its main picture (or, without one, its main part's text) is reported painted, and the browser is idle; a
 * mouse over something to press counts from that paint on. Browsers that report no paints wait three seconds from the
 * load. `now` is for pages with nothing to read before their code. A press on what only scripts can answer
 * (`data-replay`) is kept for them, and so is a form that is sent: none of them leaves the page before its code is
 * there. A browser that has been on the home page before is marked before the first paint (`data-visited`).
 */
export function loaderScript({ entry, preload }: LoaderFiles, when: 'quiet' | 'now'): string {
  const start =
    when === 'now'
      ? `if(/^\\/(admin|faculty)dashboard/i.test(location.pathname))h.dataset.desk='';go()`
      : `['pointerdown','touchstart','keydown'].forEach(t=>on(t,()=>{h.dataset.hurry='';go()}));` +
        `on('click',e=>{let p=e.target.closest('[data-replay]');p&&(e.preventDefault(),h.pressed=p)});` +
        `on('submit',e=>{e.preventDefault();h.pressed=e.submitter});` +
        `on('load',()=>{let i=d.querySelector('[fetchpriority]'),` +
        `q=()=>{on('pointerover',e=>{e.target.closest('a,button,summary,label')&&go()});` +
        `self.requestIdleCallback?requestIdleCallback(go,{timeout:4e3}):go()};setTimeout(q,3e3);` +
        `try{new PerformanceObserver((l,o)=>{l.getEntries().some(({element:e})=>i?e==i:e?.closest('main'))&&(o.disconnect(),q())})` +
        `.observe({type:'largest-contentful-paint',buffered:!0})}catch{}})`
  return (
    `(()=>{let d=document,h=d.documentElement,s,on=addEventListener;` +
    `try{localStorage.visited&&(h.dataset.visited='')}catch{}` +
    `let go=()=>{if(s)return;s=1;${JSON.stringify(preload)}.forEach(f=>{let l=d.createElement('link');` +
    `l.rel='modulepreload';l.href='/'+f;d.head.append(l)});import('/${entry}')};${start}})()`
  )
}
