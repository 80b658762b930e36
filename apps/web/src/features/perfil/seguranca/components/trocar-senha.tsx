import { obrigatorio } from '@rateia/domain/validacao';
import { senha, useForcaDaSenha } from '../../../../lib/senha-nova.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { CampoNovaSenha } from '../../../../ui/formulario/campo-nova-senha.tsx';
import { CampoSenha } from '../../../../ui/formulario/campo-senha.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useTrocarSenha } from '../mutations.ts';
import c from './seguranca.module.css';

const nova = { nome: 'Nova senha', regras: [obrigatorio, senha] } as const;
const atual = { nome: 'Senha atual', regras: [obrigatorio] } as const;

/** The old password and the new one; the typed text stays after a refusal. */
export function TrocarSenha({ temSenha, aoFechar }: { readonly temSenha: boolean; readonly aoFechar: () => void }) {
  const formulario = useFormulario({
    iniciais: { senhaAtual: '', senha: '' },
    campos: temSenha ? { senhaAtual: atual, senha: nova } : { senha: nova },
    preguicoso: true,
  });
  const forca = useForcaDaSenha(formulario.valores.senha);
  const trocar = useTrocarSenha({
    aoTrocar: () => {
      recados.mostrar(temSenha ? 'Senha trocada. Encerramos as outras sessões.' : 'Senha criada');
      aoFechar();
    },
    aoRecusar: formulario.recusa,
  });
  const enviar = formulario.enviar(({ senhaAtual, senha: escolhida }) =>
    trocar.mutate({ body: { senha: escolhida, ...(temSenha ? { senhaAtual } : {}) } }),
  );
  return (
    <Dialogo aberto titulo={temSenha ? 'Trocar a senha' : 'Criar uma senha'} aoFechar={aoFechar}>
      <form className={c['form']} onSubmit={enviar} noValidate>
        {temSenha && <CampoSenha {...formulario.campo('senhaAtual')} rotulo="Senha atual" autoFocus />}
        <CampoNovaSenha {...formulario.campo('senha')} forca={forca} rotulo="Nova senha" />
        <Botao tipo="submit" tamanho="lg" bloco fazendo={trocar.isPending && 'Salvando'}>
          Salvar nova senha
        </Botao>
        <Botao variante="texto" bloco onClick={aoFechar}>
          Manter como está
        </Botao>
      </form>
    </Dialogo>
  );
}
