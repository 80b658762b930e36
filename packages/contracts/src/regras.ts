import { z } from 'zod';
import * as c from './campos.ts';

/** The rules in force that screens show, by the names of the domain's rules (`domain/regras.ts`). */
export const regrasDaTela = z.object({
  versao: z.int(),
  vigenteDesde: c.dia,
  grupos: z.object({
    diasUteisParaAprovar: z.int(),
    diasParaFormar: z.int(),
    horasParaEnviarDados: z.int(),
    horasParaEntregarAcesso: z.int(),
    horasParaConfirmarAcesso: z.int(),
    membrosParaIniciar: z.int(),
    lugares: z.object({ minimo: z.int(), maximo: z.int() }),
  }),
  vagas: z.object({ porUsuarioNoGrupo: z.int() }),
  /** Days until a paid month is released, by the history of the administrator. */
  liberacao: z.object({ diasNoMinimo: z.int(), diasNoMaximo: z.int() }),
  /** Days from the due date. */
  cobranca: z.object({
    emitirEm: z.int(),
    lembrarEm: z.int(),
    segundaTentativaEm: z.int(),
    terceiraTentativaEm: z.int(),
    usarCaucaoEm: z.int(),
    encerrarEm: z.int(),
  }),
  reembolso: z.object({ diasDeArrependimento: z.int(), diasDaDevolucaoPix: z.int() }),
  retirada: z.object({
    minimo: c.valor,
    horasDeDescansoDaChave: z.int(),
    pix: z.object({ taxa: c.valor, gratisDesde: c.valor, gratisPorMes: z.int() }),
    verificado: z.object({ porDia: c.valor, porMes: c.valor }),
  }),
  /** The fee of a seat: a part of the share, within its bounds. */
  taxas: z.object({ vaga: z.object({ milesimos: z.int(), minimo: c.valor, maximo: c.valor }) }),
  meios: z.object({ pix: z.object({ minutosDoCodigo: z.int() }) }),
  identidade: z.object({ diasDaImagemAprovada: z.int() }),
  pin: z.object({
    minutos: z.int(),
    tentativas: z.int(),
    emissoesPorHora: z.int(),
    minutosDeBloqueio: z.int(),
  }),
  perfil: z.object({ diasParaDesfazerEmail: z.int() }),
  chamado: z.object({ diasUteisParaResponder: z.int() }),
  sessao: z.object({ minutosDoLink: z.int(), minutosDaNovaSenha: z.int() }),
});
