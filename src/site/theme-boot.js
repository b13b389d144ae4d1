(() => {
  const root = document.documentElement;
  const apply = () => {
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem('winnable.settings')) || {};
    } catch {}
    const mark = (name, value, known) => {
      if (known.includes(value)) root.dataset[name] = value;
      else delete root.dataset[name];
    };
    mark('theme', kept.theme, ['light', 'dark']);
    mark('motion', kept.motion, ['none']);
    mark('playable', kept.playable === false ? 'off' : '', ['off']);
    mark('deck', kept.fourColour === true ? 'four' : '', ['four']);
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.content = meta.dataset[root.dataset.theme] || meta.dataset.own;
  };
  apply();
  root.dataset.scripted = '';
  if (/[#&]p=/.test(location.hash)) root.dataset.opening = '';
  addEventListener('storage', apply);
})();
