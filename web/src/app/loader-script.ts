import { timeShown } from './offline-note.tsx'

/** Returns a text as source code that cannot close the script element. */
const inline = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')

type LoaderFiles = {
  /** The entry and its imports in the order in which they are evaluated, the entry last. */
  evaluated: readonly string[]
  /** All that hydration needs, so that no file waits for the one that imports it. */
  preloaded: readonly string[]
  /** The source of a script that adds the fonts. */
  fonts: string
  /** The note on a page whose scripts did not load, and its classes. */
  failure: { text: string; className: string }
}

/**
 * Returns the inline script that loads all others: on the first touch or key press, or once the largest content is painted
 * (LCP) and the browser is idle. After LCP, hovering a link or a control loads them too. Without an LCP entry it waits three
 * seconds after the load event. In a browser that reports no LCP or idle time, such as WebKit, it waits 250 ms. With
 * `isClientOnly` it loads at once. Each file is evaluated when the browser is idle, since together they would be a long task on
 * a slow phone. A visitor who already interacts (`data-hurry`) does not wait. A click on a control that needs scripts
 * (`data-replay`) and an early form submission are replayed after hydration (`entry.client.tsx`). If the scripts do not load, a note says so. The next press of a
 * button or the return of the connection retries once the server responds, which keeps what was typed. If that fails, the page
 * reloads: Firefox caches a failed import, and a deployment may have replaced the files. It also reloads if Back or Forward leads
 * to another page before there is a router, which happens after the reload of a page that scripts opened.
 */
export function loaderScript(
  { evaluated, preloaded, fonts, failure }: LoaderFiles,
  isClientOnly: boolean,
): string {
  const whenReady = `
    for (const type of ['pointerdown', 'touchstart', 'keydown'])
      on(type, () => { root.dataset.hurry = ''; begin() });
    on('click', (event) => {
      const target = event.target.closest('[data-replay]');
      if (target) { event.preventDefault(); root.pressed = target }
      if (failed && event.target.closest('button,[data-replay]')) load();
    });
    on('submit', (event) => { event.preventDefault(); root.pressed = event.submitter });
    on('load', () => {
      const picture = document.querySelector('img[fetchpriority]');
      const painted = () => {
        on('pointerover', (event) => { if (event.target.closest('a,button,summary,label')) begin() });
        if (self.requestIdleCallback) requestIdleCallback(begin, { timeout: 4000 }); else begin();
      };
      const reports = self.requestIdleCallback &&
        self.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint');
      setTimeout(painted, reports ? 3000 : 250);
      try {
        new PerformanceObserver((list, observer) => {
          const isMain = ({ element }) => picture ? element === picture : element?.closest('main');
          if (list.getEntries().some(isMain)) { observer.disconnect(); painted() }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      } catch {}
    });`
  return `(() => {
    const root = document.documentElement, on = addEventListener;
    let loading = false, failed = false, hydrated = false, timer;
    const path = () => location.pathname + location.search, opened = path();
    on('popstate', () => { if (!hydrated && path() !== opened) location.reload() });
    const idle = () => new Promise((resolve) => {
      if ('hurry' in root.dataset) resolve();
      else if (self.requestIdleCallback) requestIdleCallback(resolve, { timeout: 2000 });
      else setTimeout(resolve, 200);
    });
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.className = ${inline(failure.className)};
    note.textContent = ${inline(failure.text)};
    note.popover = 'manual';
    const tell = () => {
      document.body.append(note);
      note.showPopover?.();
      clearTimeout(timer);
      timer = setTimeout(() => note.remove(), ${timeShown});
    };
    const load = async () => {
      if (loading) return;
      loading = true;
      let answers = false;
      try {
        if (failed) {
          await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
          answers = true;
        }
        await start();
        note.remove();
      } catch (error) {
        console.error(error);
        if (answers) return location.reload();
        loading = false;
        failed = true;
        tell();
      }
    };
    const begin = () => { if (!failed) load() };
    on('online', () => { if (failed) load() });
    const start = async () => {
      for (const file of ${JSON.stringify(preloaded)}) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.append(link);
        await new Promise((resolve) => setTimeout(resolve));
      }
      for (const file of ${JSON.stringify(evaluated)}) {
        await import(file);
        await idle();
      }
      await root.hydrate();
      hydrated = true;
    };
    try { if (localStorage.visited) root.dataset.visited = '' } catch {}
    ${isClientOnly ? 'load();' : whenReady}
    ${fonts}
  })()`.replace(/\n\s*/g, '\n')
}
