import type { indicacaoNaTela } from '@rateia/contracts/indicacao';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ESTADO_INDICACAO, ID_ESTADO_INDICACAO, MOTIVO_DA_ANULACAO } from '@rateia/domain/indicacao/indicacoes';
import { inicialDe } from '@rateia/domain/letras';
import type { z } from 'zod';
import type { Indicacao } from './repository.ts';

/** A referred person as the one who brought him sees him: the last name by its initial alone. */
export function apresentarIndicacao(i: Indicacao, valor: Centavos): z.output<typeof indicacaoNaTela> {
  const anulada = i.estado === ID_ESTADO_INDICACAO.anulada;
  return {
    id: i.id,
    nome: `${i.nome} ${inicialDe(i.sobrenome)}.`,
    estado: i.estado,
    rotulo: ESTADO_INDICACAO[i.estado].rotulo,
    motivo: i.motivo === null ? null : MOTIVO_DA_ANULACAO[i.motivo],
    valor: anulada ? 0 : valor,
    criadaEm: i.criadaEm,
    comprouEm: i.comprouEm,
    creditaEm: anulada ? null : i.creditaEm,
    creditadaEm: i.creditadaEm,
  };
}
