import { lerBrCode } from '@rateia/domain/br-code';
import { formatarReais } from '@rateia/domain/dinheiro';
import type { RecusaDoBanco } from '../banco/pagamento.ts';
import { expiraEm, PAGADOR_PADRAO } from '../banco/pagamento.ts';
import type { Contexto } from '../contexto.ts';
import type { Cobranca, Envio, PixRecebido } from '../estado.ts';
import { registroDoAutomatico } from '../psp/automatico/registro.ts';
import { cpfPontuado, dataEHora } from './formatos.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';
import { listaDeAutorizacoes } from './pix-automatico.ts';

const LIMITE_NA_TELA = 30;

const RECUSAS: Readonly<Record<RecusaDoBanco | 'valorIlegivel', string>> = {
  codigoInvalido: 'Este código Pix está incompleto ou errado. Copie de novo e cole inteiro.',
  naoEncontrada: 'Não existe cobrança com este código.',
  expirada: 'O código Pix expirou. Marque “pagar mesmo assim” para simular um pagamento atrasado.',
  removida: 'Esta cobrança foi retirada por quem a criou.',
  jaPaga: 'Esta cobrança já foi paga. Marque “pagar mesmo assim” para simular um pagamento repetido.',
  outroValor: 'O valor é diferente do cobrado. Marque “pagar mesmo assim” para simular.',
  valorIlegivel: 'Escreva o valor como 12,34.',
};

/** `txid` or `idRec` is set when the pasted code is of a known charge or authorisation: the caller goes there. */
export function paginaDoBanco(
  contexto: Contexto,
  colado?: { readonly copiaECola: string },
): Pagina & { readonly txid?: string; readonly idRec?: string } {
  const { guarda } = contexto;
  const cobrancas = Object.values(guarda.estado.cobrancas);
  const lido = colado === undefined ? undefined : lerBrCode(colado.copiaECola);
  const achada = lido?.ok === true ? cobrancas.find(({ location }) => location === lido.url) : undefined;
  const rec = lido?.ok === true ? acharRec(contexto, lido.url) : undefined;
  const recusa =
    lido === undefined || achada !== undefined || rec !== undefined
      ? undefined
      : lido.ok
        ? 'naoEncontrada'
        : 'codigoInvalido';
  const abertas = cobrancas.filter(({ status }) => status === 'ATIVA').reverse();
  const envios = Object.values(guarda.estado.envios).reverse();
  const recebidos = Object.values(guarda.estado.pix).reverse();
  return {
    titulo: 'Banco de mentira',
    secao: 'banco',
    ...(achada === undefined ? {} : { txid: achada.txid }),
    ...(rec === undefined ? {} : { idRec: rec.idRec }),
    corpo: html`
<section class="cartao">
<h2>Pagar com Pix copia e cola</h2>
<form method="post" action="/banco/abrir" class="campos">
<label for="copiaECola">Código Pix</label>
<textarea id="copiaECola" name="copiaECola" rows="3" required spellcheck="false" autocapitalize="off">${colado?.copiaECola}</textarea>
${recusa !== undefined && html`<p class="erro" role="alert">${RECUSAS[recusa]}</p>`}
<button class="botao">Continuar</button>
</form>
</section>
<section><h2>Cobranças abertas</h2>${lista(abertas, linhaDaCobranca, 'Nenhuma cobrança aberta. Escolha pagar com Pix no produto e ela aparece aqui.')}</section>
<section><h2>Pix automático</h2>${listaDeAutorizacoes(contexto)}</section>
<section><h2>Pagamentos feitos</h2>${lista(recebidos, linhaDoPix, 'Nenhum pagamento ainda.')}</section>
<section><h2>Retiradas recebidas do produto</h2>${lista(envios, linhaDoEnvio, 'Nenhuma retirada ainda.')}</section>`,
  };
}

function acharRec(contexto: Contexto, url: string | undefined) {
  return Object.values(registroDoAutomatico(contexto).recs).find(({ location }) => location === url);
}

export function paginaDaCobranca(
  contexto: Contexto,
  txid: string,
  aviso?: { readonly recusa: RecusaDoBanco | 'valorIlegivel' },
): Pagina & { readonly achada: boolean } {
  const cobranca = contexto.guarda.estado.cobrancas[txid];
  if (cobranca === undefined) {
    const corpo = html`<p class="cartao">${RECUSAS.naoEncontrada}</p><p><a href="/banco">Voltar ao banco</a></p>`;
    return { titulo: 'Cobrança', secao: 'banco', achada: false, corpo };
  }
  const pagos = cobranca.pix.map((e2eid) => contexto.guarda.estado.pix[e2eid]).filter((pix) => pix !== undefined);
  const forma = formaDePagar(cobranca);
  return {
    titulo: 'Pagar cobrança',
    secao: 'banco',
    achada: true,
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
${pagos.map((pix) => html`<p class="sucesso" role="status">Pago: ${formatarReais(pix.valor)} por ${pix.pagador.nome}, em ${dataEHora(pix.horario)}.</p>`)}
<section class="cartao">
<p class="suave">Para ${contexto.credenciais.nome}</p>
<p class="valor">${formatarReais(cobranca.valor)}</p>
<dl>
<dt>Descrição</dt><dd>${cobranca.solicitacaoPagador ?? 'Sem descrição'}</dd>
<dt>Situação</dt><dd>${situacao(cobranca, contexto.relogio.agoraMs())}</dd>
<dt>Identificador</dt><dd class="codigo">${cobranca.txid}</dd>
</dl>
${aviso !== undefined && html`<p class="erro" role="alert">${RECUSAS[aviso.recusa]}</p>`}
${cobranca.status === 'ATIVA' ? forma : html`<details${aviso !== undefined && html` open`}><summary>Simular outro pagamento desta cobrança</summary>${forma}</details>`}
</section>`,
  };
}

function formaDePagar(cobranca: Cobranca): Html {
  const devedor = { ...PAGADOR_PADRAO, ...cobranca.devedor };
  return html`
<form method="post" action="/banco/cob/${cobranca.txid}" class="campos">
<label for="nome">Nome de quem paga</label>
<input id="nome" name="nome" value="${devedor.nome}" autocomplete="off" required>
<label for="cpf">CPF de quem paga</label>
<input id="cpf" name="cpf" value="${cpfPontuado(devedor.cpf)}" inputmode="numeric" autocomplete="off" required pattern="[0-9.\\-]{11,14}">
<details><summary>Simular algo fora do comum</summary>
<label for="valor">Outro valor, em reais</label>
<input id="valor" name="valor" inputmode="decimal" placeholder="12,34" autocomplete="off">
<label class="marcar"><input type="checkbox" name="forcar" value="sim"> Pagar mesmo assim (atrasado, repetido ou com outro valor)</label>
</details>
<button class="botao">Pagar</button>
</form>`;
}

function situacao(cobranca: Cobranca, agora: number): string {
  if (cobranca.status === 'CONCLUIDA') return 'Paga';
  if (cobranca.status !== 'ATIVA') return 'Retirada';
  const fim = expiraEm(cobranca);
  return fim <= agora ? `Expirou em ${dataEHora(fim)}` : `Aberta até ${dataEHora(fim)}`;
}

function lista<Item>(itens: readonly Item[], linha: (item: Item) => Html, vazio: string): Html {
  if (itens.length === 0) return html`<p class="vazio">${vazio}</p>`;
  const sobra = itens.length - LIMITE_NA_TELA;
  return html`<ul class="linhas">${itens.slice(0, LIMITE_NA_TELA).map(linha)}</ul>${
    sobra > 0 && html`<p class="suave">E mais ${sobra}.</p>`
  }`;
}

function linhaDaCobranca(cobranca: Cobranca): Html {
  const titulo = cobranca.solicitacaoPagador ?? cobranca.txid;
  return html`<li><div><a href="/banco/cob/${cobranca.txid}">${titulo}</a><span class="suave">${cobranca.devedor?.['nome'] ?? 'Sem devedor'}, ${dataEHora(cobranca.criacao)}</span></div><strong>${formatarReais(cobranca.valor)}</strong></li>`;
}

function linhaDoPix(pix: PixRecebido): Html {
  const devolucoes = pix.devolucoes.map(
    ({ valor, status }) => html`<span class="etiqueta">Devolução de ${formatarReais(valor)}: ${STATUS[status]}</span>`,
  );
  return html`<li><div><a href="/banco/cob/${pix.txid}">${pix.pagador.nome}</a><span class="suave">${dataEHora(pix.horario)}</span>${devolucoes}</div><strong>${formatarReais(pix.valor)}</strong></li>`;
}

function linhaDoEnvio(envio: Envio): Html {
  return html`<li><div><span class="codigo">${envio.favorecido.chave}</span><span class="suave">${envio.infoPagador}, ${dataEHora(envio.solicitacao)}</span><span class="etiqueta">${STATUS[envio.status]}</span></div><strong>${formatarReais(envio.valor)}</strong></li>`;
}

const STATUS = {
  EM_PROCESSAMENTO: 'em processamento',
  REALIZADO: 'realizada',
  DEVOLVIDO: 'devolvida',
  NAO_REALIZADO: 'não realizada',
} as const;
