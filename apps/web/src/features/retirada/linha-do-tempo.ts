import type { EstadoRetirada } from '@rateia/domain/retirada/regras';
import { ID_ESTADO_RETIRADA, ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { momentoPerto } from '../../lib/momento.ts';
import type { Passo } from '../../ui/fluxo/passos.tsx';
import type { Retirada } from './queries.ts';

const E = ID_ESTADO_RETIRADA;
const { pix, ted, boleto } = ID_TIPO_RETIRADA;
const FORMAS: Readonly<Record<number, string>> = { [pix]: 'o Pix', [ted]: 'a TED', [boleto]: 'o pagamento' };
const ENVIADA: Readonly<Record<number, string>> = {
  [pix]: 'Pix enviado ao seu banco',
  [ted]: 'TED enviada ao seu banco',
  [boleto]: 'Boleto mandado pagar',
};
const AO_ENVIAR: Readonly<Record<number, string>> = {
  [pix]: 'Enviamos o Pix ao seu banco',
  [ted]: 'Enviamos a TED ao seu banco',
  [boleto]: 'Mandamos pagar o boleto',
};
/** States in which the amount has left the balance and not arrived yet. */
const EM_CURSO: readonly EstadoRetirada[] = [E.emAnalise, E.enviada];

/** True for a withdrawal that does not move by itself any more. */
export function encerrada({ estado }: Pick<Retirada, 'estado'>): boolean {
  return !EM_CURSO.includes(estado) && estado !== E.falhou;
}

/** The steps of a withdrawal: done, now and next, each with its hour or its forecast (REGRAS 2.6 States). */
export function passosDaRetirada(retirada: Retirada): Passo[] {
  const pedida: Passo = {
    chave: 'pedida',
    titulo: 'Retirada pedida',
    detalhe: momentoPerto(retirada.criadaEm),
    estado: 'feito',
  };
  return [pedida, ...depoisDePedida(retirada)];
}

function depoisDePedida(retirada: Retirada): Passo[] {
  const { estado, revisaoManual } = retirada;
  if (estado === E.cancelada) return [CANCELADA];
  if (estado === E.falhou || estado === E.devolvida) return [recusada(retirada), devolvida(estado === E.devolvida)];
  return [...(revisaoManual ? [analise(retirada)] : []), envio(retirada), conclusao(retirada)];
}

const CANCELADA: Passo = {
  chave: 'cancelada',
  titulo: 'Retirada cancelada',
  detalhe: 'O valor voltou para o seu saldo.',
  estado: 'feito',
};

function recusada({ tipoId, motivoFalha, concluidaEm }: Retirada): Passo {
  return {
    chave: 'falhou',
    titulo:
      concluidaEm === null
        ? `O banco não aceitou ${FORMAS[tipoId] ?? 'a retirada'}`
        : 'O banco mandou o dinheiro de volta',
    detalhe: motivoFalha ?? 'Nenhum valor chegou à sua conta.',
    estado: 'feito',
  };
}

function devolvida(voltou: boolean): Passo {
  return {
    chave: 'devolvida',
    titulo: voltou ? 'O valor voltou para o seu saldo' : 'O valor volta para o seu saldo',
    detalhe: voltou ? 'Inteiro, com a taxa.' : 'Em instantes, inteiro e com a taxa.',
    estado: voltou ? 'feito' : 'agora',
  };
}

function analise({ estado, previsao }: Retirada): Passo {
  const analisando = estado === E.emAnalise;
  return {
    chave: 'analise',
    titulo: 'Análise de segurança',
    detalhe: analisando ? `${previsao}.` : 'Concluída.',
    estado: analisando ? 'agora' : 'feito',
  };
}

function envio({ estado, tipoId, enviadaEm, revisaoManual, chegaEm, previsao }: Retirada): Passo {
  const chave = 'enviada';
  if (enviadaEm !== null) {
    return { chave, titulo: ENVIADA[tipoId] ?? 'Enviada ao banco', detalhe: momentoPerto(enviadaEm), estado: 'feito' };
  }
  const agora = estado === E.emAnalise && !revisaoManual;
  const espera = agora && chegaEm !== null ? { detalhe: `${previsao}.` } : {};
  return { chave, titulo: AO_ENVIAR[tipoId] ?? 'Enviamos ao banco', ...espera, estado: agora ? 'agora' : 'depois' };
}

function conclusao({ estado, tipoId, concluidaEm, previsao }: Retirada): Passo {
  const chave = 'concluida';
  if (concluidaEm !== null) {
    const titulo = tipoId === boleto ? 'O boleto foi pago' : 'O dinheiro caiu na sua conta';
    return { chave, titulo, detalhe: momentoPerto(concluidaEm), estado: 'feito' };
  }
  return {
    chave,
    titulo: tipoId === boleto ? 'O boleto é pago' : 'O dinheiro cai na sua conta',
    detalhe: tipoId === pix ? 'Em segundos depois do envio, a qualquer hora.' : `${previsao}.`,
    estado: estado === E.enviada ? 'agora' : 'depois',
  };
}
