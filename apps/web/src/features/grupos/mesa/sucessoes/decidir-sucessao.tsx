import { useState } from 'react';
import type { AcaoDecisao } from '../../../../mesa/decisao.tsx';
import { Decisao } from '../../../../mesa/decisao.tsx';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { useSucessoes } from './mutations.ts';

interface DecidirSucessaoProps {
  readonly idGrupo: number;
  readonly nome: string;
  readonly candidatos: readonly { readonly idMembro: number; readonly nome: string }[];
}

/** The lead appoints one of those who offered themselves, or ends the choice; the first candidate is chosen from the start. */
export function DecidirSucessao({ idGrupo, nome, candidatos }: DecidirSucessaoProps) {
  const [pedido, setPedido] = useState('');
  const { nomear, encerrar } = useSucessoes();
  const candidato = candidatos.find(({ idMembro }) => String(idMembro) === pedido) ?? candidatos[0];
  const params = { id: idGrupo };
  const acoes: AcaoDecisao[] = [];
  if (candidato !== undefined)
    acoes.push({
      tecla: 'S',
      rotulo: `Passar o grupo a ${candidato.nome}`,
      variante: 'primario',
      exigeMensagem: true,
      fazendo: nomear.isPending && 'Passando',
      fazer: (mensagem) => nomear.mutate({ params, body: { idMembro: candidato.idMembro, mensagem } }),
      confirma: {
        titulo: `Passar ${nome} a ${candidato.nome}?`,
        corpo: 'A escolha termina agora. Membros, vagas e cauções ficam como estão.',
        escape: 'Deixar como está',
      },
    });
  acoes.push({
    tecla: 'N',
    rotulo: 'Encerrar e marcar o fim do grupo',
    variante: 'perigo-linha',
    exigeMensagem: true,
    fazendo: encerrar.isPending && 'Encerrando',
    fazer: (mensagem) => encerrar.mutate({ params, body: { mensagem } }),
    confirma: {
      titulo: 'Encerrar a escolha agora?',
      corpo: 'O grupo termina no primeiro dia em que todos tiveram aviso. Cada caução volta nesse dia.',
      escape: 'Deixar como está',
    },
  });
  return (
    <>
      {candidatos.length > 1 && (
        <CampoEscolha
          rotulo="Quem assume"
          value={String(candidato?.idMembro ?? '')}
          onChange={setPedido}
          opcoes={candidatos.map(({ idMembro, nome: rotulo }) => ({ valor: String(idMembro), rotulo }))}
        />
      )}
      <Decisao
        rotulo="Por quê"
        ajuda="O que levou a decidir antes do fim do prazo"
        assinatura="Fica na trilha, com o seu nome."
        acoes={acoes}
      />
    </>
  );
}
