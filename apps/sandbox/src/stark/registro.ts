import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { aplicarTaxa, centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import {
  formatarLinha,
  lerBoleto,
  linhaDoCodigo,
  montarCodigoDeBarras,
} from '@rateia/domain/pagamentos/linha-digitavel';
import type { Contexto } from '../contexto.ts';
import { boletosDe, saidasDe } from './guarda.ts';

/** A boleto that somebody wants to pay, as the registry of all banks knows it. */
export interface Registrado {
  readonly status: 'active' | 'expired' | 'inactive';
  readonly amount: Centavos;
  readonly due: string;
  readonly name: string;
  readonly taxId: string;
}

/** Invented payees; the first digit of the free field of a boleto says which. */
const BENEFICIARIOS = [
  { name: 'Livraria Ipê Ltda', taxId: '11.222.333/0001-81', oQue: 'Uma loja' },
  { name: 'Condomínio Edifício Aroeira', taxId: '44.555.666/0001-40', oQue: 'Um condomínio, com juros de atraso' },
  { name: 'PicPay Instituição de Pagamento S.A.', taxId: '22.896.431/0001-10', oQue: 'Uma carteira digital' },
  { name: 'Sorte Bet Brasil S.A.', taxId: '55.666.777/0001-93', oQue: 'Uma casa de apostas' },
  { name: 'Escola Sabiá Ltda', taxId: '66.777.888/0001-55', oQue: 'Um boleto que já foi pago' },
  { name: 'Clínica Angico Ltda', taxId: '77.888.999/0001-08', oQue: 'Um boleto vencido, que ninguém recebe mais' },
] as const;
const LOJA = 0;
const COM_JUROS = 1;
const JA_PAGO = 4;
const VENCIDO = 5;
/** 2 % of fine. */
const MULTA = { basisPoints: 200 };

/** A boleto of the registry by its bar code; undefined for digits that no bank has registered. */
export function acharNoRegistro(contexto: Contexto, codigo: string): Registrado | undefined {
  const hoje = diaDe(contexto.relogio.agora());
  const lido = lerBoleto(codigo, hoje);
  if (!lido.ok || lido.valor === null || lido.vencimento === null) return undefined;
  const nosso = Object.values(boletosDe(contexto)).find(({ barCode }) => barCode === lido.codigoDeBarras);
  if (nosso !== undefined) {
    const status = nosso.status === 'registered' ? 'active' : 'inactive';
    return {
      status,
      amount: nosso.amount,
      due: nosso.due,
      name: contexto.credenciais.nome,
      taxId: '11.222.333/0001-81',
    };
  }
  const qual = Number(lido.codigoDeBarras[19]);
  const { name, taxId } = BENEFICIARIOS[qual] ?? BENEFICIARIOS[LOJA];
  const pago = Object.values(saidasDe(contexto)).some((s) => s.codigo === lido.codigoDeBarras && s.status !== 'failed');
  const status = pago || qual === JA_PAGO ? 'inactive' : qual === VENCIDO ? 'expired' : 'active';
  const multa = qual === COM_JUROS ? aplicarTaxa(lido.valor, MULTA) : ZERO;
  return { status, amount: somar(lido.valor, multa), due: lido.vencimento, name, taxId };
}

/** One boleto of each kind, for people who want to pay one. */
export function boletosDeExemplo(contexto: Contexto): readonly { readonly oQue: string; readonly linha: string }[] {
  const vencimento = somarDias(diaDe(contexto.relogio.agora()), 3);
  function campoLivre(qual: number) {
    return `${qual}${String(contexto.guarda.estado.sequencia).padStart(24, '0')}`;
  }
  return BENEFICIARIOS.map(({ oQue }, qual) => {
    const codigo = montarCodigoDeBarras({
      banco: '237',
      vencimento,
      valor: centavos(4_590),
      campoLivre: campoLivre(qual),
    });
    return { oQue, linha: formatarLinha(linhaDoCodigo(codigo)) };
  });
}
