const list = document.currentScript.previousElementSibling;
let kept = {};
try {
  kept = Object(JSON.parse(localStorage.getItem('winnable.deal.open')));
} catch {
  kept = {};
}
const card = list.querySelector('template').content;
const open = Object.values(kept).filter((one) => one?.deal).length;
for (let i = 0; i < Math.min(open, 3); i++) list.append(card.cloneNode(true));
list.hidden = open === 0;
