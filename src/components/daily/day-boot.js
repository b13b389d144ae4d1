(() => {
  const { first, built } = document.currentScript.dataset;
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
  if (today >= first && today !== Number(built)) document.documentElement.dataset.dayWait = '';
})();
