import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { useProporSucessao } from '../mutations-do-fim.ts';

interface PassarAdianteProps {
  readonly idGrupo: number;
  readonly sucessao: RespostaDe<'getSucessao'>;
}

/** Before an end: another member may take the group over, and nobody loses anything (REGRAS 2.30). */
export function PassarAdiante({ idGrupo, sucessao: { membros, previsto } }: PassarAdianteProps) {
  const propor = useProporSucessao(idGrupo);
  const [escolhido, setEscolhido] = useState(membros[0]?.idMembro);
  const pessoa = membros.find(({ idMembro }) => idMembro === escolhido);
  const primeiroNome = pessoa?.nome.split(' ')[0] ?? '';
  return (
    <Cartao titulo="Passar para um membro">
      <Opcoes
        rotulo="Quem assume"
        valor={escolhido}
        aoEscolher={setEscolhido}
        opcoes={membros.map(({ idMembro, nome, desde }) => ({
          valor: idMembro,
          titulo: nome,
          ...(desde === null ? {} : { detalhe: `No grupo desde ${formatarDia(desde)}` }),
        }))}
      />
      <Passos
        passos={[
          { titulo: 'Quem você escolher tem 48 horas para aceitar', estado: 'agora' },
          { titulo: 'Os membros, as vagas e as cauções ficam onde estão', estado: 'depois' },
          {
            titulo: 'Você recebe os meses já pagos',
            detalhe: <Valor valor={previsto} />,
            estado: 'depois',
          },
          { titulo: 'Quem assume paga o serviço e troca o acesso em 3 dias', estado: 'depois' },
        ]}
      />
      {pessoa !== undefined && (
        <Botao
          bloco
          fazendo={propor.isPending && 'Convidando'}
          onClick={() => propor.mutate({ params: { id: idGrupo }, body: { idMembro: pessoa.idMembro } })}
        >
          {`Convidar ${primeiroNome} para assumir`}
        </Botao>
      )}
    </Cartao>
  );
}
