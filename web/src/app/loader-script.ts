type LoaderFiles = { entry: string; preload: readonly string[] }

/**
 * The script that stands in the page itself and loads all others: on the first touch or key, or once the page has
 * loaded, its largest content is painted, and the browser is idle; a mouse over something to press counts from that
 * paint on. Browsers that report no paints wait three seconds from the load. With `isClientOnly` there is nothing to
 * read before the scripts, so they load at once.
 *
 * A press on what only scripts can answer (`data-replay`) is given again once they are there (`hydrate.tsx`), and so is
 * a form that is sent. A browser that has been on the home page before is marked before the first paint
 * (`data-visited`).
 */
export function loaderScript({ entry, preload }: LoaderFiles, isClientOnly: boolean): string {
  const whenReady = `
    for (const type of ['pointerdown', 'touchstart', 'keydown'])
      on(type, () => { root.dataset.hurry = ''; load() });
    on('click', (event) => {
      const target = event.target.closest('[data-replay]');
      if (target) { event.preventDefault(); root.pressed = target }
    });
    on('submit', (event) => { event.preventDefault(); root.pressed = event.submitter });
    on('load', () => {
      const picture = document.querySelector('[fetchpriority]');
      const painted = () => {
        on('pointerover', (event) => { if (event.target.closest('a,button,summary,label')) load() });
        if (self.requestIdleCallback) requestIdleCallback(load, { timeout: 4000 }); else load();
      };
      setTimeout(painted, 3000);
      try {
        new PerformanceObserver((list, observer) => {
          const isMain = ({ element }) => picture ? element === picture : element?.closest('main');
          if (list.getEntries().some(isMain)) { observer.disconnect(); painted() }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      } catch {}
    });`
  return `(() => {
    const root = document.documentElement, on = addEventListener;
    let loading = false;
    const load = () => {
      if (loading) return;
      loading = true;
      for (const file of ${JSON.stringify(preload)}) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.append(link);
      }
      import('${entry}');
    };
    try { if (localStorage.visited) root.dataset.visited = '' } catch {}
    ${isClientOnly ? 'load();' : whenReady}
  })()`.replace(/\n\s*/g, '\n')
}
