import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import { useOferecerParaSuceder, useVotarNaSucessao } from '../mutations.ts';

interface CandidatosProps {
  readonly id: number;
  readonly aberta: NonNullable<RespostaDe<'getSucessao'>['aberta']>;
  /** A member chooses; the administrator only reads. */
  readonly vota: boolean;
}

/** Those who offered themselves, with the seats that chose each; more than half of the seats decide. */
export function Candidatos({ id, aberta: { candidatos, totalDeVagas }, vota }: CandidatosProps) {
  const votar = useVotarNaSucessao();
  const oferecer = useOferecerParaSuceder(id);
  const souCandidato = candidatos.some(({ eu }) => eu);
  return (
    <Cartao titulo="Quem se ofereceu" rente={candidatos.length > 0}>
      {candidatos.length === 0 ? (
        <p>Ninguém se ofereceu ainda. Se ninguém assumir, o grupo termina com aviso e a sua caução volta.</p>
      ) : (
        <Lista>
          {candidatos.map(({ idMembro, nome, imagem, vagas, eu, meuVoto }) => (
            <LinhaLista
              key={idMembro}
              inicio={<Avatar nome={nome} imagem={imagem} voce={eu} />}
              titulo={eu ? `${nome} (você)` : nome}
              detalhe={`${vagas} de ${totalDeVagas} vagas`}
              fim={
                vota && (
                  <Botao
                    variante={meuVoto ? 'suave' : 'primario'}
                    desligado={meuVoto}
                    fazendo={votar.isPending && 'Escolhendo'}
                    onClick={() => votar.mutate({ params: { id }, body: { idMembro } })}
                  >
                    {meuVoto ? 'Sua escolha' : 'Escolher'}
                    <Oculto>{meuVoto ? `: ${nome}` : ` ${nome}`}</Oculto>
                  </Botao>
                )
              }
            />
          ))}
        </Lista>
      )}
      {vota && !souCandidato && (
        <Botao
          variante="suave"
          bloco
          fazendo={oferecer.isPending && 'Oferecendo'}
          onClick={() => oferecer.mutate({ params: { id } })}
        >
          Eu posso assumir
        </Botao>
      )}
    </Cartao>
  );
}
