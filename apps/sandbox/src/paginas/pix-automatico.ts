import { formatarReais } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import type { CobR, Rec } from '../psp/automatico/registro.ts';
import { registroDoAutomatico } from '../psp/automatico/registro.ts';
import { cpfPontuado, dataEHora } from './formatos.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';

const STATUS: Readonly<Record<Rec['status'] | CobR['status'] | CobR['tentativas'][number]['status'], string>> = {
  CRIADA: 'Esperando a sua autorização',
  APROVADA: 'Autorizado',
  REJEITADA: 'Recusado',
  EXPIRADA: 'Expirado',
  CANCELADA: 'Cancelado',
  ATIVA: 'Agendado',
  CONCLUIDA: 'Pago',
  SOLICITADA: 'Pedido',
  AGENDADA: 'Agendado',
  PAGA: 'Pago',
};
const CONTA: Readonly<Record<Rec['conta'], string>> = {
  paga: 'Tem saldo: paga no dia',
  semSaldo: 'Sem saldo: o banco recusa e pode tentar outro dia',
  recusa: 'Recusa a cobrança inteira',
};

/** The list of authorisations on the bank's first page. */
export function listaDeAutorizacoes(contexto: Contexto): Html {
  const recs = Object.values(registroDoAutomatico(contexto).recs).reverse().slice(0, 30);
  if (recs.length === 0) return html`<p class="vazio">Nenhum pedido de Pix automático.</p>`;
  return html`<ul class="linhas">${recs.map(
    (rec) =>
      html`<li><div><a href="/banco/pix-automatico/${rec.idRec}">${rec.objeto}</a><span class="suave">${rec.devedor.nome}, ${dataEHora(rec.criacao)}</span></div><strong>${STATUS[rec.status]}</strong></li>`,
  )}</ul>`;
}

/** One authorisation as the payer sees it at his bank: he gives it, refuses it, ends it, and says how his account pays. */
export function paginaDaAutorizacao(contexto: Contexto, idRec: string): Pagina & { readonly achada: boolean } {
  const { recs, cobsr } = registroDoAutomatico(contexto);
  const rec = recs[idRec];
  if (rec === undefined) {
    const corpo = html`<p class="cartao">Não existe pedido de Pix automático com este código.</p><p><a href="/banco">Voltar ao banco</a></p>`;
    return { titulo: 'Pix automático', secao: 'banco', achada: false, corpo };
  }
  const cobrancas = Object.values(cobsr).filter((c) => c.idRec === idRec);
  return {
    titulo: 'Pix automático',
    secao: 'banco',
    achada: true,
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
<section class="cartao">
<p class="suave">Para ${contexto.credenciais.nome}</p>
<p class="valor">${STATUS[rec.status]}</p>
<dl>
<dt>Descrição</dt><dd>${rec.objeto}</dd>
<dt>Quem paga</dt><dd>${rec.devedor.nome}, ${cpfPontuado(rec.devedor.cpf)}</dd>
<dt>Frequência</dt><dd>Todo mês a partir de ${rec.dataInicial}, valor variável</dd>
<dt>Novas tentativas</dt><dd>${rec.repete ? 'Até 3 em 7 dias' : 'Não'}</dd>
<dt>Identificador</dt><dd class="codigo">${rec.idRec}</dd>
</dl>
${rec.status === 'CRIADA' && html`${botao(rec, 'autorizar', 'Autorizar')}${botao(rec, 'recusar', 'Recusar')}`}
${rec.status === 'APROVADA' && botao(rec, 'cancelar', 'Cancelar a autorização')}
</section>
${rec.status === 'APROVADA' && formaDaConta(rec)}
<section><h2>Cobranças</h2>${cobrancas.length === 0 ? html`<p class="vazio">Nenhuma cobrança ainda.</p>` : html`<ul class="linhas">${cobrancas.map((c) => linhaDaCobranca(rec, c))}</ul>`}</section>`,
  };
}

function botao(rec: Rec, palavra: string, rotulo: string): Html {
  return html`<form method="post" action="/banco/pix-automatico/${rec.idRec}"><input type="hidden" name="palavra" value="${palavra}"><button class="botao">${rotulo}</button></form>`;
}

function formaDaConta(rec: Rec): Html {
  return html`<section class="cartao"><h2>A conta de quem paga</h2><form method="post" action="/banco/pix-automatico/${rec.idRec}" class="campos">
<label for="conta">Nos próximos vencimentos</label>
<select id="conta" name="conta">${Object.entries(CONTA).map(([valor, texto]) => html`<option value="${valor}"${rec.conta === valor && html` selected`}>${texto}</option>`)}</select>
<button class="botao">Guardar</button></form></section>`;
}

function linhaDaCobranca(rec: Rec, cobr: CobR): Html {
  const agendada = cobr.tentativas.some(({ status }) => status === 'AGENDADA');
  const tentativas = cobr.tentativas.map(
    (t) => html`<span class="etiqueta">${t.dataLiquidacao}: ${STATUS[t.status]} ${t.codigo}</span>`,
  );
  const acoes = html`${acao(rec, cobr, { conta: 'paga', rotulo: 'Pagar agora' })}${acao(rec, cobr, { conta: 'semSaldo', rotulo: 'Recusar por saldo' })}`;
  return html`<li><div><span>${cobr.infoAdicional ?? cobr.txid}</span><span class="suave">vence em ${cobr.vencimento}, ${STATUS[cobr.status]}</span>${tentativas}${agendada && acoes}</div><strong>${formatarReais(cobr.valor)}</strong></li>`;
}

function acao(
  rec: Rec,
  cobr: CobR,
  { conta, rotulo }: { readonly conta: Rec['conta']; readonly rotulo: string },
): Html {
  return html`<form method="post" action="/banco/pix-automatico/${rec.idRec}/cobr/${cobr.txid}"><input type="hidden" name="conta" value="${conta}"><button class="botao">${rotulo}</button></form>`;
}
