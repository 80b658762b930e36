import type { MotivoRecusa, Parte } from '@rateia/domain/cadastro/validacao-conta';
import { CONFERENCIAS, MOTIVO_RECUSA } from '@rateia/domain/cadastro/validacao-conta';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { Decisao } from '../../../mesa/decisao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { Marcacao } from '../../../ui/formulario/marcacao.tsx';
import { useDecidirValidacao } from './mutations.ts';
import v from './validacao.module.css';

export type ValidacaoEmAnalise = RespostaDe<'getValidacaoEmAnalise'>;

type Conferencia = (typeof CONFERENCIAS)[number];

const FRASES: Readonly<Record<Conferencia, string>> = {
  nome: 'O nome do documento é o da conta',
  cpf: 'O CPF do documento é o da conta',
  rosto: 'A selfie é da pessoa do documento',
};
const NOMES: Readonly<Record<Parte, string>> = { frente: 'Frente', verso: 'Verso', self: 'Selfie' };
const MOTIVOS = Object.values(MOTIVO_RECUSA).map(({ id, rotulo }) => ({ valor: id, rotulo }));

/** The comparison, the reason of a refusal, the pictures to send again; and the keys A, E and R (DESIGN backoffice). */
export function DecisaoDaValidacao({ validacao: { id, nome, imagens } }: { readonly validacao: ValidacaoEmAnalise }) {
  const decide = usePode()?.('aprovarValidacao') === true;
  const { aprovar, pedirNovamente, recusar } = useDecidirValidacao(nome);
  const [conferido, setConferido] = useState<readonly Conferencia[]>([]);
  const [motivo, setMotivo] = useState<MotivoRecusa | ''>('');
  const [partes, setPartes] = useState<readonly Parte[]>([]);
  if (!decide) return <Nota>Só o suporte e a liderança decidem identidades.</Nota>;
  const params = { id };
  return (
    <div className={v['decisao']}>
      <fieldset className={v['marcas']}>
        <legend>Para aprovar, confira</legend>
        {CONFERENCIAS.map((nomeDela) => (
          <Marcacao
            key={nomeDela}
            marcada={conferido.includes(nomeDela)}
            aoMudar={(sim) => setConferido(trocar(conferido, nomeDela, sim))}
          >
            {FRASES[nomeDela]}
          </Marcacao>
        ))}
      </fieldset>
      <fieldset className={v['marcas']}>
        <legend>Para pedir de novo, escolha as imagens</legend>
        {imagens.map(({ parte }) => (
          <Marcacao
            key={parte}
            marcada={partes.includes(parte)}
            aoMudar={(sim) => setPartes(trocar(partes, parte, sim))}
          >
            {NOMES[parte]}
          </Marcacao>
        ))}
      </fieldset>
      <CampoEscolha rotulo="Para recusar, o motivo" value={motivo} onChange={setMotivo} opcoes={MOTIVOS} />
      <Decisao
        rotulo="Mensagem para a pessoa"
        ajuda="Opcional ao aprovar ou recusar, obrigatória ao pedir de novo"
        assinatura="A decisão fica registrada com o seu nome, a hora e o que você conferiu. Depois dela, as imagens não abrem mais."
        acoes={[
          {
            tecla: 'A',
            rotulo: 'Aprovar identidade',
            variante: 'primario',
            fazendo: aprovar.isPending && 'Aprovando',
            desligada: conferido.length < CONFERENCIAS.length,
            fazer: (mensagem) => aprovar.mutate({ params, body: { conferido: [...conferido], mensagem } }),
          },
          {
            tecla: 'E',
            rotulo: 'Pedir de novo',
            variante: 'linha',
            exigeMensagem: true,
            fazendo: pedirNovamente.isPending && 'Pedindo',
            desligada: partes.length === 0,
            fazer: (mensagem) => pedirNovamente.mutate({ params, body: { partes: [...partes], mensagem } }),
          },
          {
            tecla: 'R',
            rotulo: 'Recusar',
            variante: 'perigo-linha',
            confirma: {
              titulo: `Recusar a identidade de ${nome}?`,
              corpo: 'A pessoa recebe o motivo e a sua mensagem, e pode enviar novas imagens.',
              escape: 'Continuar analisando',
            },
            fazendo: recusar.isPending && 'Recusando',
            desligada: motivo === '',
            fazer: (mensagem) => (motivo === '' ? undefined : recusar.mutate({ params, body: { motivo, mensagem } })),
          },
        ]}
      />
    </div>
  );
}

function trocar<T>(lista: readonly T[], item: T, sim: boolean): readonly T[] {
  return sim ? [...lista, item] : lista.filter((outro) => outro !== item);
}
