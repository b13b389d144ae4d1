(() => {
  const root = document.documentElement;
  const apply = () => {
    let kept = {};
    try {
      kept = JSON.parse(localStorage['winnable.settings']) || {};
    } catch {}
    const mark = (name, value) => {
      if (value) root.dataset[name] = value;
      else delete root.dataset[name];
    };
    mark('theme', /^(light|dark)$/.test(kept.theme) && kept.theme);
    mark('motion', kept.motion === 'none' && 'none');
    mark('playable', kept.playable === false && 'off');
    mark('must', kept.must === false && 'off');
    mark('deck', kept.fourColour === true && 'four');
    mark('letters', kept.letters === 'own' && 'own');
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.content = meta.dataset[root.dataset.theme] || meta.dataset.own;
  };
  apply();
  root.dataset.scripted = '';
  if (/[#&](p|at|s|n)=/.test(location.hash)) root.dataset.opening = '';
  addEventListener('storage', apply);
})();
