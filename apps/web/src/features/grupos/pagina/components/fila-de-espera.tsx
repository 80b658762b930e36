import * as chamadas from '@rateia/contracts/chamadas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';

type Grupo = RespostaDe<'getGrupo'>;

/** The dialog before a dated place is taken, in the words of the specification (spec 2, §4). */
export async function confirmarFila(entraEm: string): Promise<boolean> {
  const dia = formatarDia(entraEm);
  return await dialogos.mostrar({
    titulo: 'Fila de espera',
    corpo: `O grupo está completo, mas alguém vai sair: uma vaga abre em ${dia}. Ao entrar agora, o seu lugar fica garantido, e o acesso só chega a partir dessa data. Até lá, o dinheiro fica guardado. Você sai sem custo até 48 h antes.`,
    acao: 'Confirmar',
    escape: 'Voltar',
  });
}

interface EntrarNaFilaProps {
  readonly fila: NonNullable<Grupo['fila']>;
  readonly entrando: boolean;
  readonly aoEntrar: () => void;
}

/** The next dated place of a full group (spec 2, §4; REGRAS 2.10). */
export function EntrarNaFila({ fila, entrando, aoEntrar }: EntrarNaFilaProps) {
  return (
    <Botao
      tamanho="lg"
      bloco
      fazendo={entrando && 'Reservando'}
      onClick={async () => {
        if (await confirmarFila(fila.entraEm)) aoEntrar();
      }}
    >
      {`Entrar na fila: ${formatarDia(fila.entraEm)}`}
    </Botao>
  );
}

/** The free list of interest: whoever is on it is told first when a seat opens (REGRAS 2.10). */
export function AviseMe({ grupo }: { readonly grupo: Grupo }) {
  const cache = useQueryClient();
  async function renovar(): Promise<void> {
    await cache.invalidateQueries({ queryKey: chaveDe('getGrupo') });
  }
  const pedir = useChamada(chamadas.createInteresse, {
    aoConcluir: async () => {
      recados.mostrar('Você será avisado quando uma vaga abrir');
      await renovar();
    },
  });
  const tirar = useChamada(chamadas.deleteInteresse, { aoConcluir: renovar });
  const params = { id: grupo.id };
  if (grupo.avisarMe)
    return (
      <Botao
        bloco
        variante="texto"
        icone={<IconBellOff size={20} stroke={1.75} />}
        fazendo={tirar.isPending && 'Tirando'}
        onClick={() => tirar.mutate({ params })}
      >
        Não me avise mais
      </Botao>
    );
  return (
    <Botao
      bloco
      variante="suave"
      icone={<IconBell size={20} stroke={1.75} />}
      fazendo={pedir.isPending && 'Pedindo'}
      onClick={() => pedir.mutate({ params })}
    >
      Avise-me quando abrir vaga
    </Botao>
  );
}
