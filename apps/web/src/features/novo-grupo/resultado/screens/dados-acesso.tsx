import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import {
  AVISO_DO_COOKIE,
  camposDaForma,
  camposParaEnviar,
  regrasDoEnvio,
  SEM_DADOS,
} from '../../../../lib/campos-de-acesso.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoDeAcesso } from '../../../../ui/formulario/campo-de-acesso.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useGuardarAcesso } from '../../mutations.ts';
import { Resultado } from '../components/resultado.tsx';
import c from './dados-acesso.module.css';

/** /novo-grupo/cadastro/dados-acesso/{nomeUrl}: the access that waits in the vault for those who pay (spec 2, §2). */
export function TelaDadosDeAcesso() {
  return (
    <Resultado
      titulo={() => 'Deixe o acesso no cofre'}
      texto={() => 'Quem pagar recebe na hora. Só membros que pagaram abrem, e você vê quem abriu e quando.'}
      icone={() => <IconKey size={72} stroke={1.25} />}
    >
      {({ id }, { formaAcesso }) => (
        <>
          <Formulario idGrupo={id} forma={formaAcesso ?? ID_FORMA_ACESSO.combinar} />
          <Botao href={paths.grupoAdmin(id)} variante="texto" bloco>
            Fazer isso depois
          </Botao>
        </>
      )}
    </Resultado>
  );
}

/** The text that every member reads; an invitation or a code is each one's own, and is sent when he enters. */
const DE_CADA_UM: Readonly<Record<number, string>> = {
  [ID_FORMA_ACESSO.convite]: 'O convite é de cada um: você o envia ao e-mail do membro quando ele entrar.',
  [ID_FORMA_ACESSO.codigoAtivacao]:
    'O código é de cada um, e cada código vale uma vez: você o envia quando o membro entrar.',
};

function Formulario({ idGrupo, forma }: { readonly idGrupo: number; readonly forma: number }) {
  const pedidos = camposDaForma(forma);
  const [semDados, setSemDados] = useState(false);
  const formulario = useFormulario({
    iniciais: { login: '', senha: '', codigo: '', cookie: '', link: '', instrucoes: '' },
    campos: regrasDoEnvio,
    preguicoso: true,
  });
  const vazio = pedidos.every((nome) => formulario.valores[nome].trim() === '');
  const guardar = useGuardarAcesso(idGrupo, () => setSemDados(true));
  const enviar = formulario.enviar((valores) => {
    setSemDados(vazio);
    if (vazio) focarCampo(pedidos[0] ?? '');
    else guardar.mutate({ body: { idGrupo, campos: camposParaEnviar(pedidos, valores) } });
  });
  return (
    <form className={c['form']} onSubmit={enviar} noValidate>
      {DE_CADA_UM[forma] !== undefined && <Nota>{DE_CADA_UM[forma]}</Nota>}
      {pedidos.includes('cookie') && (
        <Nota tom="warning" titulo="Um cookie é uma sessão aberta">
          {AVISO_DO_COOKIE}
        </Nota>
      )}
      {semDados && (
        <Nota tom="danger" alerta>
          {SEM_DADOS}
        </Nota>
      )}
      {pedidos.map((nome) => (
        <CampoDeAcesso key={nome} nome={nome} {...formulario.campo(nome)} />
      ))}
      <Botao tipo="submit" tamanho="lg" bloco fazendo={guardar.isPending && 'Guardando'}>
        Guardar no cofre
      </Botao>
    </form>
  );
}
