// Shows what has just arrived: when the sandbox's state moves and nobody is typing, the page loads again.
const INTERVALO_MS = 2000;

let vista;

async function lerVersao() {
  const resposta = await fetch('/sandbox/versao');
  const { versao } = await resposta.json();
  return versao;
}

function ocupada() {
  return (
    document.hidden ||
    document.querySelector('details[open], iframe') !== null ||
    document.activeElement?.matches('input, textarea, select') === true ||
    [...document.querySelectorAll('input, textarea, select')].some(alterado)
  );
}

function alterado(campo) {
  return campo instanceof HTMLSelectElement
    ? [...campo.options].some((opcao) => opcao.selected !== opcao.defaultSelected && campo.selectedIndex > 0)
    : campo.type === 'checkbox'
      ? campo.checked !== campo.defaultChecked
      : campo.value !== campo.defaultValue;
}

async function conferir() {
  // A sandbox that has stopped is not an error of the page: it asks again at the next turn.
  const versao = await lerVersao().catch(() => vista);
  vista ??= versao;
  if (versao !== vista && !ocupada()) location.reload();
}

void conferir();
setInterval(() => void conferir(), INTERVALO_MS);
