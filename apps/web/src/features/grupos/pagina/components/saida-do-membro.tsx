import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ID_ESTADO_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import { IconDoorExit } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { emQueDia } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { useReverterSaida } from '../../mutations-membro.ts';
import c from './saida-do-membro.module.css';

/** The way out of the group, or the day of it and the way back (REGRAS 2.9, 2.10). */
export function SaidaDoMembro({ dados }: { readonly dados: RespostaDe<'getGrupoMembro'> }) {
  const { grupo, assinatura, podeSair, podeReverterSaida, mudancaDeValor } = dados;
  const semResposta = mudancaDeValor?.estado === ID_ESTADO_MUDANCA.silencio;
  const reverter = useReverterSaida();
  if (assinatura.saidaEm !== null) {
    return (
      <Cartao titulo={`Você sai ${emQueDia(assinatura.saidaEm)}`}>
        {assinatura.saidaPorAtraso && (
          <p className={c['texto']}>
            A sua caução pagou o último mês e não foi refeita no prazo. Por isso, a sua vaga termina com o mês pago.
          </p>
        )}
        {semResposta && (
          <p className={c['texto']}>
            Você não respondeu sobre o novo valor no prazo. Se continuar, paga{' '}
            <Valor valor={mudancaDeValor.valorMensal} /> por mês no primeiro mês que começar a partir de{' '}
            {formatarDia(mudancaDeValor.valeEm)}.
          </p>
        )}
        <p className={c['texto']}>
          O acesso continua até o fim desse dia e não cobramos mais nenhuma fatura.
          {assinatura.caucao > 0 && (
            <>
              {' '}
              A caução de <Valor valor={assinatura.caucao} /> volta nesse dia.
            </>
          )}
        </p>
        {podeReverterSaida && (
          <Botao
            variante="suave"
            fazendo={reverter.isPending && 'Cancelando a saída'}
            onClick={() => reverter.mutate({ body: { idGrupo: grupo.id } })}
          >
            {semResposta
              ? `Continuar por ${formatarReais(centavos(mudancaDeValor.valorMensal))}`
              : 'Continuar no grupo'}
          </Botao>
        )}
        <Botao variante="texto" href={paths.grupoMembroCancelamentoInformacoes(grupo.id)}>
          Ver como sair antes
        </Botao>
      </Cartao>
    );
  }
  if (!podeSair) return null;
  return (
    <div className={c['saida']}>
      <Botao
        variante="perigo-linha"
        href={
          grupo.fidelidadeMeses === null
            ? paths.grupoMembroCancelamentoInformacoes(grupo.id)
            : paths.grupoMembroFidelidadeCancelamentoInformacoes(grupo.id)
        }
        icone={<IconDoorExit size={20} stroke={1.75} />}
      >
        Sair do grupo
      </Botao>
      {grupo.fidelidadeMeses === null && assinatura.entradaEm !== null && (
        <Botao variante="texto" href={paths.checkoutMudanca(grupo.id)}>
          Mudar de grupo
        </Botao>
      )}
      <Botao variante="texto" href={paths.reclamacaoInformacoes({ grupo: grupo.id })}>
        Reclamar do grupo
      </Botao>
    </div>
  );
}
