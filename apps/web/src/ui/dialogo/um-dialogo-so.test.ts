import { describe, expect, it } from 'vitest';
import type { DialogoDaPagina } from './um-dialogo-so.ts';
import { dialogoAVista, mostrarSo } from './um-dialogo-so.ts';

/** Open dialogs that are in sight, by name, in the order in which they were opened. */
function pagina() {
  const abertos: { readonly nome: string; readonly atributos: Set<string> }[] = [];
  function dialogo(nome: string): DialogoDaPagina {
    const este = { nome, atributos: new Set<string>() };
    return {
      showModal: () => void abertos.push(este),
      close: () => void abertos.splice(abertos.indexOf(este), 1),
      setAttribute: (atributo) => void este.atributos.add(atributo),
      removeAttribute: (atributo) => void este.atributos.delete(atributo),
    };
  }
  function vistos() {
    return abertos.filter(({ atributos }) => atributos.size === 0).map(({ nome }) => nome);
  }
  return { dialogo, vistos };
}

describe('One dialog at a time (REGRAS 2.25)', () => {
  it('an open dialog is out of sight until the newer one is answered, and is then as it was', () => {
    const { dialogo, vistos } = pagina();
    const fecharFolha = mostrarSo(dialogo('folha'));
    expect(vistos()).toEqual(['folha']);
    const fecharErro = mostrarSo(dialogo('erro'));
    expect(vistos()).toEqual(['erro']);
    fecharErro();
    expect(vistos()).toEqual(['folha']);
    fecharFolha();
    expect(vistos()).toEqual([]);
  });

  it('one that closes behind another leaves that one in sight, and is seen when it is opened again', () => {
    const { dialogo, vistos } = pagina();
    const folha = dialogo('folha');
    const fecharFolha = mostrarSo(folha);
    const fecharErro = mostrarSo(dialogo('erro'));
    fecharFolha();
    expect(vistos()).toEqual(['erro']);
    fecharErro();
    const fecharDeNovo = mostrarSo(folha);
    expect(vistos()).toEqual(['folha']);
    fecharDeNovo();
  });

  it('of three the one below is back only when both above are gone', () => {
    const { dialogo, vistos } = pagina();
    const fecharFolha = mostrarSo(dialogo('folha'));
    const fecharErro = mostrarSo(dialogo('erro'));
    const fecharPergunta = mostrarSo(dialogo('pergunta'));
    fecharErro();
    expect(vistos()).toEqual(['pergunta']);
    fecharPergunta();
    expect(vistos()).toEqual(['folha']);
    fecharFolha();
  });

  it('tells which one is in sight, and when that is another', () => {
    const { dialogo } = pagina();
    const [folha, erro] = [dialogo('folha'), dialogo('erro')];
    const vistos: unknown[] = [];
    const parar = dialogoAVista.assinar(() => vistos.push(dialogoAVista.atual()));
    const fecharFolha = mostrarSo(folha);
    const fecharErro = mostrarSo(erro);
    fecharErro();
    fecharFolha();
    parar();
    mostrarSo(folha)();
    expect(vistos).toEqual([folha, erro, folha, undefined]);
  });
});
