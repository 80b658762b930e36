import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Html } from '../paginas/html.ts';
import { html } from '../paginas/html.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { seguirRelogio } from '../relogio.ts';
import { adiar, decididosDe, escolherDezenas } from './decidir.ts';
import type { NomeDaLoteria } from './sorteios.ts';
import { concursosAte, ehLoteria, formaDe, NOMES, proximoConcurso } from './sorteios.ts';

type Alvo = { readonly Params: { readonly loteria: string; readonly numero: string } };
type Decidir = (
  contexto: Contexto,
  escolha: { readonly nome: NomeDaLoteria; readonly numero: number },
  texto: string,
) => string | undefined;

const HTTP_FEITO = 200;
const HTTP_RECUSADO = 422;

/** The page where a person decides draws, and the same for tests. The numbers count when the product's clock reaches the draw. */
export function rotasDoGlobo(app: FastifyInstance, contexto: Contexto): void {
  const noRelogio = { onRequest: seguirRelogio(contexto) };
  app.get('/sorteios', noRelogio, async (_pedido, resposta) => enviarPagina(resposta, pagina(contexto)));
  function decidir(campo: string, fazer: Decidir) {
    return async (pedido: FastifyRequest<Alvo>, resposta: FastifyReply) => {
      const { loteria, numero } = pedido.params;
      const escrito = texto(objeto(pedido.body)[campo]) ?? '';
      const recusa = ehLoteria(loteria)
        ? fazer(contexto, { nome: loteria, numero: Number(numero) }, escrito)
        : 'Não existe esta loteria.';
      return enviarPagina(resposta.code(recusa === undefined ? HTTP_FEITO : HTTP_RECUSADO), pagina(contexto, recusa));
    };
  }
  app.post<Alvo>('/sorteios/:loteria/:numero', noRelogio, decidir('dezenas', escolherDezenas));
  app.post<Alvo>('/sorteios/:loteria/:numero/adiar', noRelogio, decidir('dia', adiar));
}

function pagina(contexto: Contexto, recusa?: string) {
  return {
    titulo: 'Sorteios',
    secao: 'inicio' as const,
    corpo: html`
${recusa !== undefined && html`<p class="erro" role="alert">${recusa}</p>`}
<p>As dezenas valem quando o relógio chega ao sorteio. As do último concurso corrigem o que já saiu.</p>
${NOMES.map((nome) => cartaoDa(contexto, nome))}`,
  };
}

function cartaoDa(contexto: Contexto, nome: NomeDaLoteria): Html {
  const { titulo, sorteios } = formaDe(nome);
  const agora = contexto.relogio.agora();
  const decididos = decididosDe(contexto);
  const ultimo = concursosAte(nome, { agora, decididos }).at(-1);
  const proximo = proximoConcurso(nome, agora);
  const escolhido = decididos[`${nome}:${proximo.numero}`];
  return html`<section class="cartao">
<h2>${titulo}</h2>
${ultimo !== undefined && html`<p>Último: concurso ${String(ultimo.numero)}, ${ultimo.sorteios.map((d) => d.join(' ')).join(' · ')}</p>`}
<p>Próximo: concurso ${String(proximo.numero)}, ${escolhido?.adiadoPara ?? proximo.dia}${escolhido?.sorteios !== undefined && html`, sai ${escolhido.sorteios.map((d) => d.join(' ')).join(' · ')}`}</p>
${formulario({ nome, numero: proximo.numero, sorteios, acao: 'Escolher as dezenas do próximo' })}
${ultimo !== undefined && formulario({ nome, numero: ultimo.numero, sorteios, acao: 'Corrigir o último' })}
<form method="post" action="/sorteios/${nome}/${String(proximo.numero)}/adiar">
<label>Adiar o próximo para <input name="dia" type="date" required></label>
<button class="botao">Adiar</button>
</form>
</section>`;
}

type Formulario = {
  readonly nome: NomeDaLoteria;
  readonly numero: number;
  readonly sorteios: 1 | 2;
  readonly acao: string;
};

function formulario({ nome, numero, sorteios, acao }: Formulario): Html {
  const forma = sorteios === 2 ? '1 2 3 4 5 6; 7 8 9 10 11 12' : '1 2 3 4 5 6';
  return html`<form method="post" action="/sorteios/${nome}/${String(numero)}">
<label>Dezenas <input name="dezenas" placeholder="${forma}" required></label>
<button class="botao">${acao}</button>
</form>`;
}
