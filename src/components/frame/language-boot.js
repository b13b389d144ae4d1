(() => {
  const here = document.documentElement.lang;
  const kept = (() => {
    try {
      return JSON.parse(localStorage['winnable.language']);
    } catch {}
  })();
  const keep = (language) => {
    try {
      localStorage['winnable.language'] = JSON.stringify(language);
    } catch {}
  };
  const links = [...document.querySelectorAll('.languages a')];
  const linkTo = (language) => links.find((link) => link.hreflang === language);
  addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[data-language]');
    if (!link) return;
    keep(link.hreflang);
    if (!link.search) link.search = location.search;
    link.hash = location.hash;
  });
  const wished = [kept, ...navigator.languages.map((tag) => tag.split('-')[0])].find((tag) => tag && linkTo(tag));
  const offer = document.querySelector('.language-offer');
  const link = wished !== here && linkTo(wished);
  if (!link || !offer) return;
  // A choice holds until another is made; what a browser prefers is offered once.
  if (!kept) keep(here);
  offer.querySelector('[data-offered]').append(link.cloneNode(true));
  offer.querySelector('button').addEventListener('click', () => {
    keep(here);
    offer.remove();
  });
  offer.hidden = false;
})();
