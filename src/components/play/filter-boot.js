if (location.search) document.documentElement.dataset.filtering = '';
