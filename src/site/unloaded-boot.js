(() => {
  const root = document.documentElement;
  const say = () => {
    root.dataset.unloaded = '';
  };
  const again = () => fetch('', { method: 'HEAD' }).then(() => location.reload(), say);
  addEventListener('error', ({ target }) => target.type === 'module' && say(), true);
  addEventListener('astro:hydration-error', say);
  addEventListener('click', ({ target }) => target.id === 'again' && again());
  // Not under the hands of somebody who is typing.
  addEventListener('online', () => 'unloaded' in root.dataset && !document.activeElement.value && again());
})();
