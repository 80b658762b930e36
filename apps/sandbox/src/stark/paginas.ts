import { formatarReais } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { cpfPontuado, dataEHora } from '../paginas/formatos.ts';
import type { Html } from '../paginas/html.ts';
import { html } from '../paginas/html.ts';
import type { Pagina } from '../paginas/layout.ts';
import type { RecusaDoBoleto } from './boletos.ts';
import type { Boleto, StatusDoBoleto } from './guarda.ts';
import { boletosDe, statusDe, transacoesDe, ultimoDia } from './guarda.ts';

const LIMITE_NA_TELA = 30;

const SITUACAO: Readonly<Record<StatusDoBoleto, string>> = {
  created: 'Esperando o registro',
  registered: 'Registrado: qualquer banco o recebe',
  overdue: 'Vencido, ainda pode ser pago',
  paid: 'Pago',
  canceled: 'Cancelado',
};

export const RECUSAS: Readonly<Record<RecusaDoBoleto | 'valorIlegivel', string>> = {
  naoEncontrado: 'Não existe boleto com este número.',
  semRegistro: 'Este boleto ainda não foi registrado. Marque “pagar mesmo assim” para simular.',
  cancelado:
    'Este boleto foi cancelado. Marque “pagar mesmo assim” para simular um pagamento que cruzou com o cancelamento.',
  jaPago: 'Este boleto já foi pago. Marque “pagar mesmo assim” para simular um segundo pagamento.',
  foraDoPrazo:
    'Nenhum banco recebe mais este boleto. Marque “pagar mesmo assim” para simular um pagamento muito atrasado.',
  outroValor: 'O valor é diferente do cobrado. Marque “pagar mesmo assim” para simular.',
  valorIlegivel: 'Escreva o valor como 12,34.',
};

function dia(data: string): string {
  return data.split('-').reverse().join('/');
}

export function paginaDosBoletos(contexto: Contexto): Pagina {
  const boletos = Object.values(boletosDe(contexto)).reverse();
  const linhas = boletos.slice(0, LIMITE_NA_TELA).map((b) => linhaDo(contexto, b));
  const sobra = boletos.length - LIMITE_NA_TELA;
  return {
    titulo: 'Boletos de mentira',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
${boletos.length === 0 ? html`<p class="vazio">Nenhum boleto. Escolha pagar com boleto no produto e ele aparece aqui.</p>` : html`<ul class="linhas">${linhas}</ul>`}
${sobra > 0 && html`<p class="suave">E mais ${sobra}.</p>`}`,
  };
}

function linhaDo(contexto: Contexto, boleto: Boleto): Html {
  return html`<li><div><a href="/boletos/${boleto.id}">${boleto.name}</a><span class="suave">Vence em ${dia(boleto.due)}</span><span class="etiqueta">${SITUACAO[statusDe(contexto, boleto)]}</span></div><strong>${formatarReais(boleto.amount)}</strong></li>`;
}

export function paginaDoBoleto(
  contexto: Contexto,
  id: string,
  aviso?: keyof typeof RECUSAS,
): Pagina & { readonly achado: boolean } {
  const boleto = boletosDe(contexto)[id];
  if (boleto === undefined) {
    const corpo = html`<p class="cartao">${RECUSAS.naoEncontrado}</p><p><a href="/boletos">Voltar aos boletos</a></p>`;
    return { titulo: 'Boleto', secao: 'banco', achado: false, corpo };
  }
  const pagos = boleto.transactionIds.flatMap((um) => transacoesDe(contexto)[um] ?? []);
  const aberto = boleto.status === 'created' || boleto.status === 'registered';
  const forma = formaDePagar(boleto);
  return {
    titulo: 'Pagar boleto',
    secao: 'banco',
    achado: true,
    corpo: html`
<p class="voltar"><a href="/boletos">Voltar aos boletos</a></p>
${pagos.map((t) => html`<p class="sucesso" role="status">Pago: ${formatarReais(t.amount)}, em ${dataEHora(t.created)}.</p>`)}
<section class="cartao">
<p class="suave">Para ${contexto.credenciais.nome}</p>
<p class="valor">${formatarReais(boleto.amount)}</p>
<dl>
<dt>Pagador</dt><dd>${boleto.name}, ${cpfPontuado(boleto.taxId)}</dd>
<dt>Vencimento</dt><dd>${dia(boleto.due)}; os bancos recebem até ${dia(ultimoDia(boleto))}</dd>
<dt>Multa e juros</dt><dd>${String(boleto.fine)} % e ${String(boleto.interest)} % ao mês</dd>
<dt>Situação</dt><dd>${SITUACAO[statusDe(contexto, boleto)]}</dd>
<dt>Linha digitável</dt><dd class="codigo">${boleto.line}</dd>
</dl>
${aviso !== undefined && html`<p class="erro" role="alert">${RECUSAS[aviso]}</p>`}
${aberto ? forma : html`<details${aviso !== undefined && html` open`}><summary>Simular outro pagamento deste boleto</summary>${forma}</details>`}
</section>
${aberto && html`<section class="cartao"><h2>Outros finais</h2><form method="post" action="/boletos/${boleto.id}/cancelar"><button class="botao">Recusar este boleto</button></form></section>`}`,
  };
}

function formaDePagar(boleto: Boleto): Html {
  return html`
<form method="post" action="/boletos/${boleto.id}" class="campos">
<details><summary>Simular algo fora do comum</summary>
<label for="valor">Outro valor, em reais</label>
<input id="valor" name="valor" inputmode="decimal" placeholder="12,34" autocomplete="off">
<label class="marcar"><input type="checkbox" name="forcar" value="sim"> Pagar mesmo assim (atrasado, repetido, cancelado ou com outro valor)</label>
</details>
<button class="botao">Pagar</button>
</form>`;
}
