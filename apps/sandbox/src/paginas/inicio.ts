import type { Contexto } from '../contexto.ts';
import type { Cartao } from '../provedor.ts';
import { dataEHora } from './formatos.ts';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';

/** The first page: a card for each provider that has pages, and for the controls of the sandbox itself. */
export function paginaInicial({ guarda, relogio, opcoes }: Contexto, dosProvedores: readonly Cartao[]): Pagina {
  const retidas = guarda.estado.entregas.filter(({ situacao }) => situacao === 'retida').length;
  const cartoes: readonly Cartao[] = [
    ...dosProvedores,
    {
      href: '/autenticador',
      nome: 'Autenticador',
      texto: 'Os códigos de duas etapas de quem é da operação na demonstração.',
      numero: `${opcoes.autenticadores.length} ${opcoes.autenticadores.length === 1 ? 'pessoa' : 'pessoas'}`,
    },
    {
      href: '/falhas',
      nome: 'Falhas',
      texto: 'Faça o mundo demorar, errar, repetir avisos ou ficar mudo.',
      numero: `${retidas} ${retidas === 1 ? 'aviso retido' : 'avisos retidos'}`,
    },
  ];
  return {
    titulo: 'O mundo lá fora',
    secao: 'inicio',
    corpo: html`
<ul class="cartoes">${cartoes.map(
      ({ href, nome, texto, numero }) =>
        html`<li class="cartao"><h2><a href="${href}">${nome}</a></h2><p>${texto}</p><p class="numero">${numero}</p></li>`,
    )}</ul>
<p class="suave">Relógio da sandbox: ${dataEHora(relogio.agoraMs())}</p>
<form method="post" action="/sandbox/reiniciar"><button class="botao perigo">Apagar tudo e recomeçar</button></form>`,
  };
}
