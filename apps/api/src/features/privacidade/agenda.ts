import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const GERAR_EXPORTACAO = tarefa('gerarExportacao', leva<{ readonly exportacaoId: number }>());
export const APLICAR_RETENCAO = tarefa('aplicarRetencao');

export const EXPORTACAO_APAGAR = tipoDePrazo('exportacao.apagar');
