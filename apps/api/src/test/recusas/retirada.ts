import type { retirada } from '@rateia/contracts/retirada';
import { somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import { ultimoPinPara } from '../caixa-de-entrada.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import { comprarVagas } from '../compra.ts';
import type { PedidoDeRetirada, QuemRetira } from '../retirada.ts';
import { criarQuemRetira, darConta, pedirRetirada } from '../retirada.ts';
import { ligarAplicativo } from '../seguranca.ts';
import { semDadosFiscais } from './compras.ts';
import { ABAIXO, comLimite, comMinimo, deNoite, semGratuidade, VALOR } from './numeros-da-retirada.ts';
import { boletoSoSeu, deConta, deContaNova, ler, semBanco } from './retirada-pelo-banco.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { CODIGO_ERRADO, comFalha, comPessoa, ENVIOS_ATE_RECUSAR, ERROS_ATE_BLOQUEAR, repetir } from './tabela.ts';

const INEXISTENTE = 99_999_999;
const UUID_DE_NADA = '00000000-0000-4000-8000-000000000000';
const OUTRO_CPF = '52998224725';
/** The price of one seat, and a small part of the sum that is withdrawn. */
const SALDO = centavos(6_000);

/** Asks for it, by a call that looks at amount and destination. */
type Pedir = (mundo: Mundo, quem: QuemRetira) => Promise<Recusada>;
const validar: Pedir = async (mundo, quem) =>
  await mundo.chamar('validarConta', { valor: VALOR, idChave: quem.idChave }, { como: quem });
async function criar(mundo: Mundo, quem: QuemRetira) {
  return await mundo.chamar('createRetirada', { valor: VALOR, idChave: quem.idChave }, { como: quem });
}
async function autorizar(mundo: Mundo, { id, quem, pin }: Pronta, codigo = pin) {
  return await mundo.chamar('autorizarRetirada', { id, pin: codigo }, { como: quem });
}

const ligarAutomatica: Pedir = async (mundo, quem) =>
  await mundo.chamar('updateRetiradaAutomatica', { dia: 5, manter: 0, idChave: quem.idChave }, { como: quem });

function comDinheiro(fazer: Pedir): Provocar {
  return async (mundo) => await fazer(mundo, await criarQuemRetira(mundo, { saldo: SALDO }));
}
type Pronta = { readonly id: string; readonly quem: QuemRetira; readonly pin: string };
/** A withdrawal that waits for its code. */
function pronta(fazer: (mundo: Mundo, p: Pronta) => Promise<Recusada>): Provocar {
  return async (mundo) => {
    const quem = await criarQuemRetira(mundo, { saldo: SALDO });
    const { id } = (await criar(mundo, quem)).corpo;
    return await fazer(mundo, { id, quem, pin: await ultimoPinPara(mundo, quem.email) });
  };
}

type Tentar = (mundo: Mundo, antes: (quem: QuemRetira) => Promise<void>) => Promise<Recusada>;
/** Refusals of a key that is not the person's own, or that rests. */
function daChave(tentar: Tentar) {
  return {
    contaDeOutroCpf: (mundo: Mundo) =>
      tentar(mundo, async ({ id }) => {
        const { db, cifra } = mundo.aplicacao.deps;
        await db
          .updateTable('usuarios')
          .set({ cpf_cifrado: cifra.cifrar(OUTRO_CPF, 'usuario:cpf') })
          .where('id', '=', id)
          .execute();
      }),
    chaveEmDescanso: (mundo: Mundo) =>
      tentar(mundo, async ({ idChave }) => {
        await mundo.aplicacao.deps.db
          .updateTable('chaves_pix')
          .set({ pode_receber_em: somarHoras(mundo.agora(), 1) })
          .where('id', '=', idChave)
          .execute();
      }),
  };
}
/** Refusals of a withdrawal that was allowed when it was made, and is no longer when it is authorised. */
function naHora(tentar: Tentar) {
  return {
    ...daChave(tentar),
    saldoInsuficiente: (mundo: Mundo) =>
      tentar(mundo, async (como) => {
        const grupo = await criarGrupoAVenda(mundo);
        const compra = { idGrupo: grupo.id, vagas: 1, valorTotal: grupo.totalPorVaga };
        await comprarVagas(mundo, compra, { como });
      }),
  };
}
/** The refusals by the product's numbers (REGRAS 2.6 Limits). */
function dosLimites(comRegrasMudadas: (mudar: typeof comMinimo) => Provocar) {
  return {
    retiradaMinima: comRegrasMudadas(comMinimo),
    retiradaLimiteDiario: comRegrasMudadas(comLimite({ porDia: ABAIXO })),
    retiradaLimiteMensal: comRegrasMudadas(comLimite({ porMes: ABAIXO })),
    retiradaLimiteNoturno: comRegrasMudadas(deNoite),
  };
}
/** The refusals of a TED and of a boleto, by a call that asks for a withdrawal. */
function doBanco(pedir: (mundo: Mundo, como: QuemRetira, pedido: PedidoDeRetirada) => Promise<Recusada>) {
  return {
    contaNaoConfirmada: comDinheiro(async (mundo, quem) =>
      pedir(mundo, quem, { valor: VALOR, tipoId: 1, idConta: await deContaNova(mundo, quem) }),
    ),
    retiradaIndisponivel: comDinheiro((mundo, quem) =>
      semBanco(mundo, () => pedir(mundo, quem, { valor: VALOR, tipoId: 1, idConta: 1 })),
    ),
    boletoJaPago: comDinheiro(async (mundo, quem) => {
      const lerUm = boletoSoSeu();
      const { corpo } = await lerUm(mundo, quem);
      const outro = await criarQuemRetira(mundo, { saldo: SALDO });
      const dele = await lerUm(mundo, outro);
      await pedirRetirada(mundo, outro, { valor: dele.corpo.total, tipoId: 2, idBoleto: dele.corpo.id });
      return await pedir(mundo, quem, { valor: corpo.total, tipoId: 2, idBoleto: corpo.id });
    }),
  };
}
function doPedido(pedir: Pedir) {
  return {
    ...dosLimites((mudar) => comDinheiro((mundo, quem) => mudar(mundo, () => pedir(mundo, quem)))),
    ...naHora(async (mundo, antes) => {
      const quem = await criarQuemRetira(mundo, { saldo: SALDO });
      await antes(quem);
      return await pedir(mundo, quem);
    }),
    validacaoObrigatoria: comDinheiro(async (mundo, quem) => {
      await semDadosFiscais(mundo, quem);
      return await pedir(mundo, quem);
    }),
    naoEncontrado: comDinheiro((mundo, quem) => pedir(mundo, { ...quem, idChave: INEXISTENTE })),
  };
}

async function cadastrar(mundo: Mundo, como: QuemRetira | Parameters<Parameters<typeof comPessoa>[0]>[1], cpf: string) {
  return await mundo.chamar('cadastrarPixCpf', { cpf }, { como });
}
async function cancelar(mundo: Mundo, { id, quem }: Pick<Pronta, 'id' | 'quem'>) {
  return await mundo.chamar('cancelarRetirada', { id }, { como: quem });
}
async function reenviar(mundo: Mundo, { id, quem }: Pick<Pronta, 'id' | 'quem'>) {
  return await mundo.chamar('reenviarPinRetirada', { id, canal: 'email' }, { como: quem });
}
async function bloquearCodigo(mundo: Mundo, p: Pronta) {
  return await repetir(ERROS_ATE_BLOQUEAR, () => autorizar(mundo, p, CODIGO_ERRADO));
}
function cancelada(fazer: (mundo: Mundo, p: Pronta) => Promise<Recusada>): Provocar {
  return pronta(async (mundo, p) => {
    await cancelar(mundo, p);
    return await fazer(mundo, p);
  });
}
function deNada(fazer: (mundo: Mundo, p: Pronta) => Promise<Recusada>): Provocar {
  return comDinheiro((mundo, quem) => fazer(mundo, { id: UUID_DE_NADA, quem, pin: CODIGO_ERRADO }));
}

/** A withdrawal by TED, or of a boleto, that waits for its code. */
function prontaPor(
  pedir: (mundo: Mundo, quem: QuemRetira) => Promise<PedidoDeRetirada>,
  fazer: (mundo: Mundo, p: Pronta) => Promise<Recusada>,
): Provocar {
  return comDinheiro(async (mundo, quem) => {
    const { id } = (await mundo.chamar('createRetirada', await pedir(mundo, quem), { como: quem })).corpo;
    return await fazer(mundo, { id, quem, pin: await ultimoPinPara(mundo, quem.email) });
  });
}
async function porTed(mundo: Mundo, quem: QuemRetira): Promise<PedidoDeRetirada> {
  return { valor: VALOR, tipoId: 1, ...(await darConta(mundo, quem)) };
}
const lerODosDois = boletoSoSeu();
/** The destination changed between the draft and its code. */
const doBancoNaHora = {
  contaNaoConfirmada: prontaPor(porTed, async (mundo, p) => {
    await mundo.aplicacao.deps.db
      .updateTable('contas_bancarias')
      .set({ status: 116, verificada_em: null, pode_receber_em: null })
      .where('usuario_id', '=', p.quem.id)
      .execute();
    return await autorizar(mundo, p);
  }),
  retiradaIndisponivel: prontaPor(porTed, (mundo, p) => semBanco(mundo, () => autorizar(mundo, p))),
  boletoJaPago: prontaPor(
    async (mundo, quem) => {
      const { corpo } = await lerODosDois(mundo, quem);
      return { valor: corpo.total, tipoId: 2, idBoleto: corpo.id };
    },
    async (mundo, p) => {
      const outro = await criarQuemRetira(mundo, { saldo: SALDO });
      const dele = (await lerODosDois(mundo, outro)).corpo;
      await pedirRetirada(mundo, outro, { valor: dele.total, tipoId: 2, idBoleto: dele.id });
      return await autorizar(mundo, p);
    },
  ),
};

/** Every refusal of the calls of a withdrawal (spec B§7; REGRAS 2.6). */
export const RECUSAS_DA_RETIRADA: Recusas<typeof retirada> = {
  cadastrarPixCpf: {
    contaDeOutroCpf: comPessoa((mundo, como) => cadastrar(mundo, como, OUTRO_CPF)),
    validacaoObrigatoria: comPessoa(async (mundo, como) => {
      await semDadosFiscais(mundo, como);
      return await cadastrar(mundo, como, como.cpf);
    }),
    confirmacaoNecessaria: comPessoa((mundo, como) => cadastrar(mundo, como, como.cpf)),
  },
  lerBoleto: {
    boletoInvalido: comDinheiro((mundo, como) => mundo.chamar('lerBoleto', { linha: '1' }, { como })),
    boletoNaoAceito: comDinheiro((mundo, como) => ler(mundo, como, 3)),
    boletoJaPago: comDinheiro((mundo, como) => ler(mundo, como, 4)),
    boletoVencido: comDinheiro((mundo, como) => ler(mundo, como, 5)),
    retiradaIndisponivel: comDinheiro((mundo, como) => semBanco(mundo, () => ler(mundo, como))),
    indisponivel: comDinheiro((mundo, como) =>
      comFalha(mundo, { saida: { modo: 'indisponivel' } }, () => ler(mundo, como)),
    ),
    validacaoObrigatoria: comDinheiro(async (mundo, como) => {
      await semDadosFiscais(mundo, como);
      return await ler(mundo, como);
    }),
  },
  createContaBancaria: {
    contaDeOutroCpf: comPessoa((mundo, como) => deConta(mundo, como, { cpf: OUTRO_CPF })),
    contaBancariaInvalida: comPessoa((mundo, como) => deConta(mundo, como, { conta: '210169-7' })),
    validacaoObrigatoria: comPessoa(async (mundo, como) => {
      await semDadosFiscais(mundo, como);
      return await deConta(mundo, como, {});
    }),
  },
  verificarContaBancaria: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('verificarContaBancaria', { id: INEXISTENTE }, { como })),
    confirmacaoNecessaria: comPessoa(async (mundo, como) => {
      const { id } = (await deConta(mundo, como, {})).corpo;
      return await mundo.chamar('verificarContaBancaria', { id }, { como });
    }),
  },
  deleteContaBancaria: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('deleteContaBancaria', { id: INEXISTENTE }, { como })),
    contaEmUso: comDinheiro(async (mundo, como) => {
      const { idConta } = await darConta(mundo, como);
      await mundo.chamar('createRetirada', { valor: VALOR, tipoId: 1, idConta }, { como });
      return await mundo.chamar('deleteContaBancaria', { id: idConta }, { como });
    }),
  },
  updateRetiradaAutomatica: {
    ...daChave(async (mundo, antes) => {
      const quem = await criarQuemRetira(mundo, { saldo: SALDO });
      await antes(quem);
      return await ligarAutomatica(mundo, quem);
    }),
    validacaoObrigatoria: comDinheiro(async (mundo, quem) => {
      await semDadosFiscais(mundo, quem);
      return await ligarAutomatica(mundo, quem);
    }),
    naoEncontrado: comDinheiro((mundo, quem) => ligarAutomatica(mundo, { ...quem, idChave: INEXISTENTE })),
    confirmacaoNecessaria: comDinheiro(ligarAutomatica),
  },
  validarConta: {
    ...doPedido(validar),
    ...doBanco(async (mundo, como, pedido) => await mundo.chamar('validarConta', pedido, { como })),
  },
  createRetirada: {
    ...doPedido(criar),
    ...doBanco(async (mundo, como, pedido) => await mundo.chamar('createRetirada', pedido, { como })),
    pinLimiteEnvios: comDinheiro((mundo, quem) => repetir(ENVIOS_ATE_RECUSAR, () => criar(mundo, quem))),
    pinBloqueado: pronta(async (mundo, p) => {
      await bloquearCodigo(mundo, p);
      return await criar(mundo, p.quem);
    }),
  },
  getRetirada: {
    naoEncontrado: deNada(async (mundo, { id, quem }) => await mundo.chamar('getRetirada', { id }, { como: quem })),
  },
  autorizarRetirada: {
    naoEncontrado: deNada(autorizar),
    pinInvalido: pronta((mundo, p) => autorizar(mundo, p, CODIGO_ERRADO)),
    pinBloqueado: pronta(bloquearCodigo),
    confirmacaoNecessaria: pronta(async (mundo, p) => {
      await ligarAplicativo(mundo, p.quem);
      return await autorizar(mundo, p);
    }),
    transicaoRecusada: cancelada(autorizar),
    ...doBancoNaHora,
    retiradaTaxaMudou: pronta((mundo, p) => semGratuidade(mundo, () => autorizar(mundo, p))),
    ...dosLimites((mudar) => pronta((mundo, p) => mudar(mundo, () => autorizar(mundo, p)))),
    ...naHora(
      async (mundo, antes) =>
        await pronta(async (_mundo, p) => {
          await antes(p.quem);
          return await autorizar(mundo, p);
        })(mundo),
    ),
  },
  reenviarPinRetirada: {
    naoEncontrado: deNada(reenviar),
    pinLimiteEnvios: pronta((mundo, p) => repetir(ENVIOS_ATE_RECUSAR - 1, () => reenviar(mundo, p))),
    pinBloqueado: pronta(async (mundo, p) => {
      await bloquearCodigo(mundo, p);
      return await reenviar(mundo, p);
    }),
    transicaoRecusada: cancelada(reenviar),
  },
  cancelarRetirada: { naoEncontrado: deNada(cancelar), retiradaNaoCancelavel: cancelada(cancelar) },
};
